package import JSONText
package import Pages
package import TextLayout

/// The colour names that a document can count on, as the standard theme has them.
package enum ColorToken {
  /// A document's colour for a light and for a dark ground: its token's, else its own.
  ///
  /// - Returns: 0xAARRGGBB for each ground, nil where the colour says nothing that this host knows.
  static func values(
    _ atom: ColorAtom,
    in document: JSONDocument
  ) -> (light: UInt32, dark: UInt32)? {
    if let token = atom.token, let pair = document.withUTF8(token, { pair(named: $0) }) ?? nil {
      let alpha = UInt32(atom.alpha) << 24
      return (alpha | pair.light, alpha | pair.dark)
    }
    guard let light = atom.argb(onDark: false), let dark = atom.argb(onDark: true) else {
      return nil
    }
    return (light, dark)
  }

  /// A document's colour on one ground.
  package static func argb(_ atom: ColorAtom, in document: JSONDocument, onDark: Bool) -> UInt32? {
    values(atom, in: document).map { onDark ? $0.dark : $0.light }
  }

  private static func pair(named name: Span<UInt8>) -> (light: UInt32, dark: UInt32)? {
    for entry in entries where TypeName(entry.name).hasBytes(name) {
      return (entry.light, entry.dark)
    }
    return nil
  }

  private static let entries: [(name: String, light: UInt32, dark: UInt32)] = [
    ("accent", 0x1D_4ED8, 0x60_A5FA),
    ("primary", 0x11_1827, 0xF3_F4F6),
    ("secondary", 0x4B_5563, 0x9C_A3AF),
    ("muted", 0x6B_7280, 0x9C_A3AF),
    ("success", 0x15_803D, 0x4A_DE80),
    ("warning", 0xB4_5309, 0xFB_BF24),
    ("danger", 0xB9_1C1C, 0xF8_7171),
    ("error", 0xB9_1C1C, 0xF8_7171),
    ("info", 0x03_69A1, 0x38_BDF8),
    ("background", 0xFF_FFFF, 0x11_1827),
    ("surface", 0xF3_F4F6, 0x1F_2937),
    ("border", 0xD1_D5DB, 0x37_4151),
  ]
}

extension Color {
  /// A document's colour; unset where it is absent or says nothing that this host knows.
  package init(_ atom: ColorAtom?, in document: JSONDocument) {
    guard let pair = atom.flatMap({ ColorToken.values($0, in: document) }) else {
      self = .unset
      return
    }
    self.init(light: pair.light, dark: pair.dark)
  }
}
