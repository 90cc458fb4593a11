package import JSONText

/// A button; a bare string is its title.
package struct ButtonAtom: Hashable, Sendable {
  package enum Style: UInt8, CaseIterable, Sendable {
    case solid
    case outline
    case plain
  }

  package var title: TextAtom?
  package var style = Style.solid
  package var background: ColorAtom?
  package var cornerRadius: Float = 0
  package var icon: IconAtom?
  package var fillsWidth = false
  package var isDisabled = false
  package var action: JSONNode?

  package init(title: TextAtom?) {
    self.title = title
  }

  package static func decode(
    at node: JSONNode,
    in document: JSONDocument,
    notes: inout FieldNotes
  ) throws(FieldError) -> ButtonAtom {
    switch document.kind(node) {
    case .string: return ButtonAtom(title: TextAtom(text: node))
    case .object: break
    default: throw FieldError(.button, found: node)
    }
    let reader = FieldReader(document)
    var atom = ButtonAtom(title: nil)
    if let title = document.member(node, "title"), document.kind(title) != .null {
      atom.title = try TextAtom.decode(at: title, in: document, notes: &notes)
    }
    let style = document.member(node, "style")
    if let place = reader.choice(style, of: "solid, outline, plain", styles, &notes) {
      atom.style = Style.allCases[place]
    }
    atom.background = reader.color(node, "bg_color", &notes)
    atom.cornerRadius = reader.points(document.member(node, "corner_radius"), &notes) ?? 0
    atom.icon = reader.icon(node, &notes)
    atom.fillsWidth = reader.flag(node, "full_width", &notes)
    atom.isDisabled = reader.flag(node, "disabled", &notes)
    atom.action = reader.action(node, &notes)
    return atom
  }

  private static let styles: [StaticString] = ["solid", "outline", "plain"]
}
