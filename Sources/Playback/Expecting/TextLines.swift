/// Texts as lines.
enum TextLines {
  /// The lines of a text; a line end at its end begins no further line.
  static func split(_ text: String) -> [String] {
    split(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The lines of a text; a line end at its end begins no further line.
  static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
