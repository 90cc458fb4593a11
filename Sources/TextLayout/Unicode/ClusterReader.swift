/// Reads a text's grapheme clusters in order (UAX #29, extended, with GB9c).
///
/// It holds offsets only, so the text may grow between calls as long as its bytes stay in place.
package struct ClusterReader: Sendable {
  private var start: Int
  private let end: Int

  /// Starts at the beginning of a range of a text.
  package init(_ range: Range<Int>) {
    start = range.lowerBound
    end = range.upperBound
  }

  /// The next cluster; nil at the end.
  package mutating func next(in text: Span<UInt8>) -> Cluster? {
    precondition(end <= text.count)
    return text.withTextBytes { next(in: $0) }
  }

  /// The next cluster.
  mutating func next(in text: TextBytes) -> Cluster? {
    guard start < end else { return nil }
    var machine = ClusterMachine()
    var index = start
    var width = 0
    var isContested = false
    while index < end {
      let scalar = DecodedScalar(text, at: index, end: end)
      let row = ScalarRow(scalar.value)
      let before = machine
      let begins = machine.begins(with: row)
      if begins, index > start { break }
      width = machine.width
      if machine.isContested(by: row, after: before, begins: begins) { isContested = true }
      index += scalar.length
    }
    defer { start = index }
    return Cluster(range: start..<index, width: width, isContested: isContested)
  }
}
