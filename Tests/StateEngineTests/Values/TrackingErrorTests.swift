import Foundation
import Testing

/// What the compiler says of structs that `@Tracking` can't take, by compiling them.
@Suite(.timeLimit(.minutes(3))) struct TrackingErrorTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var source: String
    var errors: [String]
    var testDescription: String { source }
  }

  @Test(arguments: [
    Row(
      source: "@Tracking final class Cart: Sendable { let count = 0 }",
      errors: [
        "1: @Tracking is for structs; make another value a leaf: extension Cart: TrackedLeaf {}"
      ]
    ),
    Row(
      source: "@Tracking enum Phase { case on }",
      errors: [
        "1: @Tracking is for structs; make another value a leaf: extension Phase: TrackedLeaf {}"
      ]
    ),
    Row(
      source: "@Tracking struct Page {\n  lazy var count = 0\n}",
      errors: ["2: a lazy property changes when it is read; compute it, or store an optional"]
    ),
    Row(
      source: "@Tracking struct Page {\n#if DEBUG\n  var count = 0\n#endif\n}",
      errors: ["3: @Tracking can't see which properties inside #if there are; move #if inside"]
    ),
    Row(
      source: "struct Opaque {}\n@Tracking struct Page { var part = Opaque() }",
      errors: ["requires that 'Opaque' conform to 'StateValue'"]
    ),
    Row(source: "@Tracking struct Page { var (a, b) = (0, \"\"); let c = [1: [2.0]] }", errors: []),
  ])
  func errorsSayWhatToDo(_ row: Row) throws {
    let output = try typecheck("import StateEngine\n" + row.source)
    let errors = output.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(errors.isEmpty == row.errors.isEmpty, "\(output)")
    for expected in row.errors {
      let parts = expected.split(separator: ": ", maxSplits: 1)
      let (line, text) = Int(parts[0]).map { ("\($0 + 1):", String(parts[1])) } ?? ("", expected)
      #expect(
        errors.contains {
          $0.contains(text) && (line.isEmpty || $0.contains("part.swift:\(line)"))
        },
        "\(output)"
      )
    }
  }

  /// Has the compiler look at a file, with the module and the macros that this test was built with.
  private func typecheck(_ source: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "tracking-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "part.swift")
    try Data(source.utf8).write(to: file)
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    let built = program.deletingLastPathComponent().path
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-I", "\(built)/Modules",
      "-I", "\(root)/Sources/CStateEngine/include",
      "-load-plugin-executable", "\(built)/StateMacros-tool#StateMacros", file.path,
    ]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self)
  }
}
