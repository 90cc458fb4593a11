/// What stands for a character that would steer a reader, or that a format can't hold.
enum ControlPicture {
  /// A picture (U+2400 and on), or U+FFFD where there is none; nil for any other character.
  static func text(of scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value).map { String(Character($0)) }
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x2028, 0x2029, 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: nil
    }
  }
}
