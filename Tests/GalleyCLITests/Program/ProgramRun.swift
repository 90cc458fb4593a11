import GalleyCLI
import PackHost
import Platform
import Testing

/// One run of the program in this process, with a session of the test's making.
struct ProgramRun {
  let status: GalleyCLI.ExitStatus
  let output: String
  let errors: String

  /// Runs a command line in a folder of files.
  init(
    _ arguments: [String],
    _ session: FakeSession = FakeSession(),
    surroundings: Surroundings = Surroundings()
  ) throws {
    let scratch = try Scratch()
    let output = try FileDescriptor(opening: scratch.path("stdout"), for: .replace)
    let errors = try FileDescriptor(opening: scratch.path("stderr"), for: .replace)
    let console = Console(output: DescriptorWriter(output), errors: DescriptorWriter(errors))
    let context = CommandContext(console: console, surroundings: surroundings) { _ in session }
    var program = Program(context)
    status = program.run(arguments.map { Array($0.utf8) })
    self.output = String(decoding: try scratch.read("stdout"), as: UTF8.self)
    self.errors = String(decoding: try scratch.read("stderr"), as: UTF8.self)
  }
}
