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
    guard start < end else { return nil }
    let cluster = text.withTextBytes(read)
    start = cluster.range.upperBound
    return cluster
  }

  /// The cluster at the start.
  func read(_ text: TextBytes) -> Cluster {
    var machine = ClusterMachine()
    var index = start
    var width = 0
    var isContested = false
    while index < end {
      let scalar = DecodedScalar(text, at: index, end: end)
      if machine.begins(with: ScalarRow(scalar.value)), index > start { break }
      width = machine.width
      isContested = machine.isContested
      index += scalar.length
    }
    return Cluster(range: start..<index, width: width, isContested: isContested)
  }
}
