/// Text as HTML (HTML Living Standard 13.1.2).
package enum HTMLText {
  /// Appends text with the characters that HTML gives a meaning replaced by references.
  package static func escape(_ text: Span<UInt8>, into output: inout [UInt8]) {
    for index in text.indices {
      switch text[index] {
      case 0x26: output += "&amp;".utf8
      case 0x3C: output += "&lt;".utf8
      case 0x3E: output += "&gt;".utf8
      case 0x22: output += "&quot;".utf8
      default: output.append(text[index])
      }
    }
  }

  /// Whether any of it isn't ASCII.
  static func hasWide(_ text: Span<UInt8>) -> Bool {
    for index in text.indices where text[index] >= 0x80 { return true }
    return false
  }
}
