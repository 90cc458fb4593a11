internal import PackFiles
internal import Platform
internal import TextLayout

/// The listing of `galley inspect`.
enum InspectionListing {
  /// Each file that is an ELF file with its facts, under its path; what can't be read is a message.
  static func text(_ files: [InspectedFile], _ canvas: ReportCanvas) -> [UInt8] {
    let inspections = files.compactMap { try? $0.outcome.get() }
    return canvas.text { flow in
      for (place, inspection) in inspections.enumerated() {
        if place > 0 { flow.newline() }
        type(inspection, in: flow)
      }
    }
  }

  private static func type(_ inspection: PackInspection, in flow: TextFlow) {
    flow.paragraph()
    flow.run(inspection.path.printable, style: Style(role: .title))
    flow.newline()
    let facts = PackFacts.all(of: inspection) + LinkFacts.all(of: inspection)
    let column = facts.reduce(0) { max($0, $1.label.utf8.count) } + 4
    let hangs = flow.availableWidth >= column * 2
    flow.paragraph(Paragraph(firstIndent: 2, restIndent: hangs ? column : 4))
    for fact in facts { type(fact, toColumn: hangs ? column : 0, in: flow) }
  }

  private static func type(_ fact: Fact, toColumn column: Int, in flow: TextFlow) {
    let blanks = max(column - 2 - fact.label.utf8.count, 1)
    flow.run(fact.label + String(repeating: " ", count: blanks), style: Style(role: .header))
    flow.run(fact.value, style: Style(role: fact.isBad ? .danger : .none))
    flow.newline()
  }

  /// One line about a file.
  struct Fact {
    let label: String
    let value: String
    /// Whether the file can't be loaded for it, or shouldn't.
    var isBad = false
  }
}
