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
    let end = range.upperBound
    if PrintableASCII.fills(range, of: text) { return range.count }
    var machine = ClusterMachine()
    var index = range.lowerBound
    var total = 0
    while index < end {
      if CommonRun.mayBegin(with: text[index]), machine.endsBeforeOthers {
        let run = CommonRun(text, from: index, to: end)
        if run.end > index {
          machine.enter(run, of: text)
          total &+= run.cells
          index = run.end
          continue
        }
      }
      if text[index] == 0xF0, machine.endsBeforePictures,
        let emoji = EmojiCluster(text, at: index, to: end)
      {
        machine.enterOther(width: 2)
        total &+= 2
        index = emoji.end
        continue
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
