internal import Collisions
internal import TextLayout

/// Changed lines of a page, each with its number, and under them who drew them.
struct ChangeListing {
  private let changes: [LineChange]
  private let indent: Int

  init(_ changes: [LineChange], indent: Int) {
    self.changes = changes
    self.indent = indent
  }

  func type(in flow: TextFlow) {
    for (place, change) in changes.enumerated() {
      line(change, in: flow)
      let next = place + 1 < changes.count ? changes[place + 1] : nil
      if next?.drawers != change.drawers || next?.side != change.side { drawers(change, in: flow) }
    }
  }

  private func line(_ change: LineChange, in flow: TextFlow) {
    let number = String(change.number)
    let blanks = String(repeating: " ", count: max(0, 4 - number.utf8.count))
    flow.paragraph(Paragraph(firstIndent: indent, restIndent: indent + 8))
    flow.run("\(change.mark) \(blanks)\(number) ", style: Style(role: change.role))
    flow.run(change.text, style: Style(role: change.role))
    flow.newline()
  }

  private func drawers(_ change: LineChange, in flow: TextFlow) {
    flow.paragraph(Paragraph(firstIndent: indent + 7, restIndent: indent + 9))
    let names = change.drawers.map(\.title)
    flow.run(
      names.isEmpty ? "the page's own" : names.joined(separator: "; "),
      style: Style(role: .muted)
    )
    flow.newline()
  }
}

extension LineChange {
  fileprivate var mark: String { side == .before ? "-" : "+" }

  fileprivate var role: Role { side == .before ? .danger : .success }
}

extension LineChange.Drawer {
  /// The widget, and the packs that drew it, the newest first.
  var title: String {
    let by = packs.isEmpty ? "no pack" : packs.joined(separator: " over ")
    return "\(type) #\(id) by \(by)"
  }
}
