package import JSONText

/// A font: a size, a weight, or a token of the theme; a bare string is a token.
package struct FontAtom: Hashable, Sendable {
  /// In points; 0 where unset.
  package var size: Float = 0
  /// From 100 to 900; 0 where unset.
  package var weight: UInt16 = 0
  package var token: JSONNode?

  package static let unset = FontAtom()

  private static let weights: [StaticString] = [
    "ultralight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]

  package static func decode(
    at node: JSONNode,
    in document: JSONDocument,
    notes: inout FieldNotes
  ) throws(FieldError) -> FontAtom {
    switch document.kind(node) {
    case .string: return FontAtom(token: node)
    case .object: break
    default: throw FieldError(.font, found: node)
    }
    let reader = FieldReader(document)
    var font = FontAtom()
    font.size = reader.points(document.member(node, "size"), &notes) ?? 0
    font.token = reader.word(node, "token", &notes)
    if let value = document.member(node, "weight") {
      font.weight = weight(value, reader, &notes)
    }
    return font
  }

  private static func weight(
    _ value: JSONNode,
    _ reader: FieldReader,
    _ notes: inout FieldNotes
  ) -> UInt16 {
    guard reader.document.kind(value) == .number else {
      let place = reader.choice(value, of: "ultralight to black, or 100 to 900", weights, &notes)
      return place.map { UInt16(($0 + 1) * 100) } ?? 0
    }
    let number = reader.document.double(value) ?? .infinity
    if number < 100 || number > 900 {
      notes.add(FieldError(.other("a weight from 100 to 900"), found: value))
    }
    return UInt16(min(max(number, 100), 900))
  }
}
