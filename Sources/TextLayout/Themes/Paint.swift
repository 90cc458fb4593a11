/// A colour as it is drawn: nothing, one of the terminal's sixteen, or an exact one.
package struct Paint: Hashable, Sendable {
  private let raw: UInt32

  private static let paletteTag: UInt32 = 0x0200_0000
  private static let exactTag: UInt32 = 0x0100_0000

  /// The terminal's own ground or ink.
  package static let none = Paint(raw: 0)

  private init(raw: UInt32) {
    self.raw = raw
  }

  /// 0xRRGGBB.
  package init(rgb: UInt32) {
    raw = Paint.exactTag | rgb & 0xFF_FFFF
  }

  /// One of the sixteen colours that the reader chose for their terminal.
  package init(palette index: UInt8) {
    raw = Paint.paletteTag | UInt32(index & 15)
  }

  package var isSet: Bool {
    raw != 0
  }

  /// The exact colour; nil for the terminal's own.
  package var rgb: UInt32? {
    raw & Paint.exactTag != 0 ? raw & 0xFF_FFFF : nil
  }

  /// The position among the terminal's sixteen; nil for an exact colour.
  package var paletteIndex: UInt8? {
    raw & Paint.paletteTag != 0 ? UInt8(raw & 15) : nil
  }
}
