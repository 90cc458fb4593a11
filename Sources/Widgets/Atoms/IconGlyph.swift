/// The symbols that a terminal has a glyph for, each one cell wide, and their ASCII forms.
struct IconGlyph: Sendable {
  let symbol: StaticString
  let unicode: StaticString
  let ascii: StaticString

  /// The glyph of a symbol's name; nil for the many that no terminal font can be trusted with.
  static func named(_ name: Span<UInt8>) -> IconGlyph? {
    for glyph in all where glyph.hasName(name) {
      return glyph
    }
    return nil
  }

  private func hasName(_ name: Span<UInt8>) -> Bool {
    guard symbol.utf8CodeUnitCount == name.count else { return false }
    return symbol.withUTF8Buffer { bytes in
      for index in name.indices where unsafe bytes[index] != name[index] {
        return false
      }
      return true
    }
  }

  private init(_ symbol: StaticString, _ unicode: StaticString, _ ascii: StaticString) {
    self.symbol = symbol
    self.unicode = unicode
    self.ascii = ascii
  }

  private static let all: [IconGlyph] = [
    IconGlyph("chevron.right", "›", ">"),
    IconGlyph("chevron.left", "‹", "<"),
    IconGlyph("chevron.down", "▾", "v"),
    IconGlyph("chevron.up", "▴", "^"),
    IconGlyph("arrow.right", "→", ">"),
    IconGlyph("arrow.left", "←", "<"),
    IconGlyph("arrow.up", "↑", "^"),
    IconGlyph("arrow.down", "↓", "v"),
    IconGlyph("star.fill", "★", "*"),
    IconGlyph("star", "☆", "*"),
    IconGlyph("heart.fill", "♥", "<3"),
    IconGlyph("heart", "♡", "<3"),
    IconGlyph("checkmark", "✓", "x"),
    IconGlyph("checkmark.circle", "✓", "x"),
    IconGlyph("checkmark.circle.fill", "✓", "x"),
    IconGlyph("xmark", "✗", "x"),
    IconGlyph("xmark.circle", "✗", "x"),
    IconGlyph("xmark.circle.fill", "✗", "x"),
    IconGlyph("plus", "+", "+"),
    IconGlyph("minus", "-", "-"),
    IconGlyph("ellipsis", "…", "..."),
    IconGlyph("circle", "○", "o"),
    IconGlyph("circle.fill", "●", "o"),
    IconGlyph("square", "□", "[]"),
    IconGlyph("square.fill", "■", "#"),
    IconGlyph("triangle.fill", "▲", "^"),
    IconGlyph("flag.fill", "⚑", "P"),
    IconGlyph("gear", "⚙", "*"),
    IconGlyph("house", "⌂", "^"),
    IconGlyph("house.fill", "⌂", "^"),
    IconGlyph("info.circle", "i", "i"),
    IconGlyph("exclamationmark.triangle", "!", "!"),
    IconGlyph("exclamationmark.circle", "!", "!"),
    IconGlyph("questionmark.circle", "?", "?"),
    IconGlyph("magnifyingglass", "⌕", "o"),
    IconGlyph("phone", "✆", "tel"),
    IconGlyph("envelope", "✉", "@"),
    IconGlyph("pencil", "✎", "/"),
    IconGlyph("trash", "⌫", "x"),
    IconGlyph("link", "∞", "&"),
    IconGlyph("play.fill", "▶", ">"),
    IconGlyph("clock", "◷", "o"),
    IconGlyph("location.fill", "◎", "o"),
  ]
}
