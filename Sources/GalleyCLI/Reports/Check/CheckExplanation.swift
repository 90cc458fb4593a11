internal import Conformance
internal import TextLayout

/// What `galley check --explain ID` shows.
enum CheckExplanation {
  /// The rule, its level and stage, why it is one, and how to mend what breaks it.
  static func text(_ check: Check, _ canvas: ReportCanvas) -> [UInt8] {
    canvas.text { flow in
      flow.run(check.id.rawValue, style: Style(role: .title))
      flow.run(" (\(check.level.rawValue), \(check.stage.title.lowercasingFirst))")
      flow.newline()
      for text in [check.rule, check.reason, check.remedy] {
        flow.newline()
        flow.run(text)
        flow.newline()
      }
    }
  }
}

extension String {
  /// The text with a small first letter, to stand inside a sentence.
  var lowercasingFirst: String { prefix(1).lowercased() + dropFirst() }
}
