/// Measures text in cells.
package enum TextWidth {
  /// The width of a text on one line: the sum of its clusters' widths.
  ///
  /// Uncleaned text measures as if it were clean, but for tabs, which count 1, and line ends, 0.
  ///
  /// - Parameter text: any bytes.
  /// - Returns: the width in cells.
  /// - Complexity: O(n)
  package static func width(of text: Span<UInt8>) -> Int {
    text.withTextBytes { width(of: $0, 0..<$0.count) }
  }

  static func width(of text: TextBytes, _ range: Range<Int>) -> Int {
    var machine = ClusterMachine()
    let end = range.upperBound
    var index = range.lowerBound
    var total = 0
    while index < end {
      let first = text[index]
      if machine.endsBeforeOthers {
        if PrintableASCII.contains(first) {
          let next = PrintableASCII.end(in: text, from: index, to: end)
          machine.enterASCII(ScalarRow(ascii: text[next &- 1]))
          total &+= next &- index
          index = next
          continue
        }
        if CommonScalars.isIdeograph(text, at: index, end: end) {
          machine.enterOther(width: 2)
          total &+= 2
          index &+= 3
          continue
        }
        if index &+ 1 < end, CommonScalars.isLetter(first, text[index &+ 1]) {
          machine.enterOther(width: 1)
          total &+= 1
          index &+= 2
          continue
        }
      }
      let scalar = DecodedScalar(text, at: index, end: end)
      let before = machine.width
      let begins = machine.begins(with: ScalarRow(scalar.value))
      total &+= machine.width &- (begins ? 0 : before)
      index &+= scalar.length
    }
    return total
  }
}
