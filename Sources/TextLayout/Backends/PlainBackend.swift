/// Writes lines as bare text, without the blanks at their ends.
package enum PlainBackend {
  /// Appends lines, each ended by a line feed.
  ///
  /// - Complexity: O(n) in the bytes of the lines.
  package static func write(_ lines: Range<Int>, of page: TextPage, to output: inout [UInt8]) {
    let arena = page.arena
    arena.bytes.span.withTextBytes { bytes in
      for line in lines {
        let start = output.count
        for run in arena.lines[line].runs { output.append(arena.runs[run], of: bytes) }
        trimBlanks(of: &output, from: start)
        output.append(0x0A)
      }
    }
  }

  /// Appends all lines of a page.
  package static func write(_ page: TextPage, to output: inout [UInt8]) {
    write(page.block.lines, of: page, to: &output)
  }

  static func trimBlanks(of output: inout [UInt8], from start: Int) {
    var end = output.count
    while end > start, output[end - 1] == 0x20 { end -= 1 }
    output.removeSubrange(end...)
  }
}
