internal import PackHost
internal import Platform

extension Program {
  /// Runs this process's command line and ends the process.
  package static func main() -> Never {
    WorkerProgram.run(ThisProcess.arguments)
    ThisProcess.occupyStandardDescriptors()
    ThisProcess.reportBrokenPipes()
    let context = CommandContext(console: .standard(), surroundings: .current()) {
      selection throws(CommandError) in
      try selection.openSession()
    }
    var program = Program(context)
    ThisProcess.exit(program.run(ThisProcess.arguments).rawValue)
  }
}
