package import JSONText

/// A colour: a value for light and dark grounds, or a token that the theme resolves.
///
/// Written as `{hex, dark_hex, token, alpha}` or as a bare hex string. Hex has 3, 4, 6 or 8 digits
/// with or without `#`; 4 and 8 begin with alpha. A token wins over values. `alpha`, 0 to 1, scales
/// the alpha of both.
package struct ColorAtom: Hashable, Sendable {
  /// 0xAARRGGBB on a light ground.
  package var light: UInt32?
  /// 0xAARRGGBB on a dark ground, where it differs.
  package var dark: UInt32?
  /// The string that names the theme's colour.
  package var token: JSONNode?
  /// Scales the alpha, 255 for whole; already applied to `light` and `dark`.
  package var alpha: UInt8 = 255

  /// The colour without the theme, for a light or a dark ground.
  package func argb(onDark: Bool) -> UInt32? {
    onDark ? dark ?? light : light ?? dark
  }

  package static func decode(
    at node: JSONNode,
    in document: JSONDocument,
    notes: inout FieldNotes
  ) throws(FieldError) -> ColorAtom {
    switch document.kind(node) {
    case .string:
      guard let value = hex(node, in: document) else { throw FieldError(.color, found: node) }
      return ColorAtom(light: value)
    case .object:
      return try decode(object: node, in: document, notes: &notes)
    default:
      throw FieldError(.color, found: node)
    }
  }

  private static func decode(
    object: JSONNode,
    in document: JSONDocument,
    notes: inout FieldNotes
  ) throws(FieldError) -> ColorAtom {
    let reader = FieldReader(document)
    var color = ColorAtom()
    color.token = reader.word(object, "token", &notes)
    color.light = reader.hex(object, "hex", &notes)
    color.dark = reader.hex(object, "dark_hex", &notes)
    guard color.token != nil || color.light != nil || color.dark != nil else {
      let found = document.member(object, "hex") ?? object
      throw FieldError(.color, found: found)
    }
    if let value = document.member(object, "alpha") {
      color.alpha = reader.share(value, &notes)
      color.light = color.light.map { scale($0, by: color.alpha) }
      color.dark = color.dark.map { scale($0, by: color.alpha) }
    }
    return color
  }

  private static func scale(_ argb: UInt32, by alpha: UInt8) -> UInt32 {
    let scaled = ((argb >> 24) * UInt32(alpha) + 127) / 255
    return scaled << 24 | argb & 0xff_ffff
  }

  fileprivate static func hex(_ node: JSONNode, in document: JSONDocument) -> UInt32? {
    document.withUTF8(node) { hexValue($0) } ?? nil
  }
}

extension FieldReader {
  fileprivate func hex(
    _ object: JSONNode,
    _ key: StaticString,
    _ notes: inout FieldNotes
  ) -> UInt32? {
    guard let value = document.member(object, key), document.kind(value) != .null else {
      return nil
    }
    if document.kind(value) == .string, let color = ColorAtom.hex(value, in: document) {
      return color
    }
    notes.add(FieldError(.color, found: value))
    return nil
  }

  /// A share from 0 to 1 as 0 to 255, clamped with a note.
  fileprivate func share(_ value: JSONNode, _ notes: inout FieldNotes) -> UInt8 {
    guard document.kind(value) == .number else {
      notes.add(FieldError(.number, found: value))
      return 255
    }
    let number = document.double(value) ?? 2
    if number < 0 || number > 1 {
      notes.add(FieldError(.other("a number from 0 to 1"), found: value))
    }
    return UInt8(min(max(number, 0), 1) * 255 + 0.5)
  }
}
