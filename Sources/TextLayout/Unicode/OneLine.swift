/// A text set on one line, whatever line ends are in it: each becomes a blank.
package enum OneLine {
  /// Appends a text's cleaned bytes to an arena.
  ///
  /// - Parameters:
  ///   - text: any bytes.
  ///   - arena: where the cleaned bytes go.
  /// - Returns: what the text is like, before its line ends became blanks.
  /// - Complexity: O(n)
  @discardableResult
  static func append(_ text: Span<UInt8>, to arena: inout [UInt8]) -> TextFacts {
    let start = arena.count
    let facts = TextCleaner.append(text, to: &arena)
    if facts.lineBreaks == 0 { return facts }
    for index in start..<arena.count where arena[index] == 0x0A { arena[index] = 0x20 }
    return facts
  }

  /// The cells that a text takes on one line.
  ///
  /// - Parameter text: any bytes.
  /// - Returns: the width in cells.
  /// - Complexity: O(n)
  package static func width(of text: Span<UInt8>) -> Int {
    if !needsCleaning(text) { return TextWidth.width(of: text) }
    var line: [UInt8] = []
    append(text, to: &line)
    return TextWidth.width(of: line.span)
  }

  /// Whether there may be a tab or a line end: C0, or what NEL, LS and PS begin with.
  private static func needsCleaning(_ text: Span<UInt8>) -> Bool {
    text.withTextBytes { bytes in
      var index = 0
      while true {
        index = PrintableASCII.end(in: bytes, from: index, to: bytes.count)
        if index == bytes.count { return false }
        let byte = bytes[index]
        if byte < 0x20 || byte == 0xC2 { return true }
        index &+= 1
        if byte == 0xE2, index &+ 1 < bytes.count, bytes[index] == 0x80,
          bytes[index &+ 1] >> 1 == 0x54
        {
          return true
        }
      }
    }
  }
}
