/// What a stream's reader is taken to understand.
package enum ColorSetting: UInt8, Equatable, Sendable {
  /// No escape sequence at all.
  case plain
  /// Bold, underline and the like, without colour.
  case attributes
  /// The 16 named colours.
  case basic
  /// The 256 indexed colours.
  case indexed
  /// 24-bit colour.
  case full
}
