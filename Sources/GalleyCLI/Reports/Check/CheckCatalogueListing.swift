internal import Conformance
internal import JSONText
internal import TextLayout

/// What `galley check --list` shows.
enum CheckCatalogueListing {
  /// All checks under the headings of their stages, or as JSON: `{"checks": […]}`, each with `id`,
  /// `level`, `stage`, `rule`, `reason` and `remedy`.
  static func text(_ canvas: ReportCanvas, isJSON: Bool) -> [UInt8] {
    isJSON ? json() : canvas.text(type)
  }

  private static func type(in flow: TextFlow) {
    for (place, stage) in Check.Stage.allCases.enumerated() {
      if place > 0 { flow.newline() }
      flow.paragraph()
      flow.run(stage.title, style: Style(role: .title))
      flow.newline()
      flow.paragraph(Paragraph(firstIndent: 2, restIndent: 4))
      for check in CheckCatalogue.all where check.stage == stage { type(check, in: flow) }
    }
  }

  private static func type(_ check: Check, in flow: TextFlow) {
    flow.run(check.id.rawValue, style: Style(role: .header))
    flow.run(check.level == .lint ? " (lint): " : ": ")
    flow.run(check.rule)
    flow.newline()
  }

  private static func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.list("checks") { writer in
        for check in CheckCatalogue.all { writer.check(check) }
      }
    }
    writer.newline()
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func check(_ check: Check) {
    object {
      $0.member("id", check.id.rawValue)
      $0.member("level", check.level.rawValue)
      $0.member("stage", check.stage.rawValue)
      $0.member("rule", check.rule)
      $0.member("reason", check.reason)
      $0.member("remedy", check.remedy)
    }
  }
}
