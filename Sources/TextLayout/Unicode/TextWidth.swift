/// Measures text in cells.
package enum TextWidth {
  /// The width of a text on one line: the sum of its clusters' widths.
  ///
  /// Uncleaned text measures as if it were clean, but for tabs, which count 1, and line ends, 0.
  ///
  /// - Complexity: O(n)
  package static func width(of text: Span<UInt8>) -> Int {
    text.withTextBytes { width($0, 0, $0.count) }
  }

  static func width(_ text: TextBytes, _ start: Int, _ end: Int) -> Int {
    var machine = ClusterMachine()
    var index = start
    var total = 0
    while index < end {
      let scalar = DecodedScalar(text, at: index, end: end)
      let before = machine.width
      total &+=
        machine.begins(with: ScalarRow(scalar.value)) ? machine.width : machine.width &- before
      index &+= scalar.length
    }
    return total
  }
}
