package import JSONText

/// A line or a space between things; a bare string is its style.
package struct SeparatorAtom: Hashable, Sendable {
  package enum Style: UInt8, CaseIterable, Sendable {
    case line
    case dashed
    case space
  }

  package var style = Style.line
  package var color: ColorAtom?
  /// In points.
  package var thickness: Float = 1
  package var insets = Insets.zero

  package init() {}

  package static func decode(
    at node: JSONNode,
    in document: JSONDocument,
    notes: inout FieldNotes
  ) throws(FieldError) -> SeparatorAtom {
    let reader = FieldReader(document)
    var atom = SeparatorAtom()
    switch document.kind(node) {
    case .string:
      atom.style = style(node, reader, &notes)
    case .object:
      atom.style = style(document.member(node, "style"), reader, &notes)
      atom.color = reader.color(node, "color", &notes)
      atom.thickness = reader.points(document.member(node, "thickness"), &notes) ?? 1
      atom.insets = reader.insets(document.member(node, "insets"), &notes)
    default: throw FieldError(.separator, found: node)
    }
    return atom
  }

  private static func style(
    _ value: JSONNode?,
    _ reader: FieldReader,
    _ notes: inout FieldNotes
  ) -> Style {
    reader.choice(value, of: "line, dashed, space", styles, &notes).map { Style.allCases[$0] }
      ?? .line
  }

  private static let styles: [StaticString] = ["line", "dashed", "space"]
}
