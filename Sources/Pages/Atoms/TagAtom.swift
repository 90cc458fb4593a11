package import JSONText

/// A tag; a bare string is its text.
package struct TagAtom: Hashable, Sendable {
  package var text: TextAtom
  package var background: ColorAtom?
  package var borderColor: ColorAtom?
  package var cornerRadius: Float = 0
  package var icon: IconAtom?
  package var action: JSONNode?

  package init(text: TextAtom) {
    self.text = text
  }

  package static func decode(
    at node: JSONNode,
    in document: JSONDocument,
    notes: inout FieldNotes
  ) throws(FieldError) -> TagAtom {
    switch document.kind(node) {
    case .string: return TagAtom(text: TextAtom(text: node))
    case .object: break
    default: throw FieldError(.tag, found: node)
    }
    let reader = FieldReader(document)
    guard let text = document.member(node, "text") else {
      throw FieldError(.text, found: nil, in: node, key: "text")
    }
    var atom = TagAtom(text: try TextAtom.decode(at: text, in: document, notes: &notes))
    guard document.count(node) > 1 else { return atom }
    atom.background = reader.color(node, "bg_color", &notes)
    atom.borderColor = reader.color(node, "border_color", &notes)
    atom.cornerRadius = reader.points(document.member(node, "corner_radius"), &notes) ?? 0
    atom.icon = reader.icon(node, &notes)
    atom.action = reader.action(node, &notes)
    return atom
  }
}
