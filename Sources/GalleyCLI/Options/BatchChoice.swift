/// What the options about batches say.
package struct BatchChoice: Sendable {
  /// The most workers.
  static let mostJobs = 256

  /// Whether the input is one document a line.
  package var isOn = false
  /// How many workers there are; nil: as many as processors.
  package var jobs: Int?
}

extension OptionGroup where Target == RenderCommand {
  /// The options about batches.
  package static var batch: OptionGroup {
    OptionGroup(
      "Batch",
      [
        .flag("batch", "read one document a line, write one result a line, as JSON, in order") {
          $0.batch.isOn = true
        },
        .jobs("render over N processes, 1 to 256 (default: one for each processor)") {
          $0.batch.jobs = $1
        },
      ]
    )
  }
}

extension CommandOption {
  /// The option that says over how many processes the work is spread.
  static func jobs(_ help: String, _ apply: @escaping (inout Target, Int) -> Void) -> Self {
    .number("jobs", "N", 1...BatchChoice.mostJobs, help, apply)
  }
}
