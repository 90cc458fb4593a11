package import JSONText

/// An image; a bare string is its URL.
package struct ImageAtom: Hashable, Sendable {
  package var url: JSONNode
  /// What stands for the image in text; nothing is shown without it.
  package var alt: JSONNode?
  /// Width divided by height, in millionths; 0 where unset.
  package var aspectMillionths: UInt32 = 0
  package var scaleMode: JSONNode?
  package var cornerRadius: Float = 0
  package var placeholderColor: ColorAtom?
  package var shimmers = false

  package init(url: JSONNode) {
    self.url = url
  }

  package static func decode(
    at node: JSONNode,
    in document: JSONDocument,
    notes: inout FieldNotes
  ) throws(FieldError) -> ImageAtom {
    switch document.kind(node) {
    case .string: return ImageAtom(url: node)
    case .object: break
    default: throw FieldError(.image, found: node)
    }
    let reader = FieldReader(document)
    var atom = ImageAtom(url: try reader.requiredString(node, "url"))
    guard document.count(node) > 1 else { return atom }
    atom.alt = reader.word(node, "alt", &notes)
    atom.aspectMillionths = reader.aspect(document.member(node, "aspect_ratio"), &notes)
    atom.scaleMode = reader.word(node, "scale_mode", &notes)
    atom.cornerRadius = reader.points(document.member(node, "corner_radius"), &notes) ?? 0
    atom.placeholderColor = reader.color(node, "placeholder_color", &notes)
    atom.shimmers = reader.flag(node, "shimmer", &notes)
    return atom
  }
}

extension FieldReader {
  fileprivate func aspect(_ value: JSONNode?, _ notes: inout FieldNotes) -> UInt32 {
    guard let value, document.kind(value) != .null else { return 0 }
    if document.kind(value) == .number, let ratio = document.double(value),
      ratio >= 0.001, ratio <= 1000
    {
      return UInt32(ratio * 1_000_000 + 0.5)
    }
    notes.add(FieldError(.other("a ratio from 0.001 to 1000"), found: value))
    return 0
  }
}
