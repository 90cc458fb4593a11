import GalleyCLI

/// A command with an option of every form.
struct Sample: Command {
  enum Tone: String, OptionChoice {
    case low
    case mid
    case high
  }

  static let name = "sample"
  static let summary = "does nothing, for tests"
  static let examples = ["galley sample one --tone high", "galley sample -- -one"]
  static var operands: [Operand] { [Operand("[ITEM]...", "what to do nothing with")] }
  static var groups: [OptionGroup<Sample>] {
    [
      OptionGroup(
        "Options",
        [
          .flag("loud", "say it aloud") { $0.isLoud = true },
          .bytes("from", "FILE", "where from (repeatable)") { $0.sources.append($1) },
          .number("width", "N", 1...100, "how wide, from 1 to 100") { $0.width = $1 },
          .choice("tone", "which tone") { $0.tone = $1 },
        ]
      )
    ]
  }

  var isLoud = false
  var sources: [[UInt8]] = []
  var width = 80
  var tone = Tone.mid
  var items: [[UInt8]] = []

  mutating func take(operand: [UInt8]) throws(UsageError) {
    if items.count == 3 { throw .extraOperand(operand) }
    items.append(operand)
  }

  mutating func finish() throws(UsageError) {
    if items.isEmpty { throw .missingOperand("ITEM") }
  }

  func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus { .done }
}
