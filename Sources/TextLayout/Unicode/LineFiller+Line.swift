extension LineFiller {
  @inline(__always)
  func line(to place: Place) -> Filled {
    (line(endingAt: place.index, place.width, .soft), place)
  }

  @inline(__always)
  func line(atFeed index: Int, _ width: Int) -> Filled {
    (line(endingAt: index, width, .hard), Place(index: index &+ 1, width: 0, state: 0))
  }

  @inline(__always)
  func line(atEnd index: Int, _ width: Int) -> Filled {
    (line(endingAt: index, width, .text), Place(index: index, width: 0, state: 0))
  }

  /// The line without the spaces that hang at its end.
  @inline(__always)
  private func line(
    endingAt index: Int,
    _ width: Int,
    _ ending: WrappedLine.Ending
  ) -> WrappedLine {
    let start = origin.index
    var visible = index
    while visible > start, text[visible &- 1] == 0x20 { visible &-= 1 }
    if visible < index, visible > start, text[visible &- 1] >= 0x80 {
      visible = endOfSpace(after: visible)
    }
    return WrappedLine(
      range: start..<visible,
      width: width &- (index &- visible),
      ending: ending,
      content: .bytes
    )
  }

  /// Where the spaces after an index begin to hang: the first may be part of a cluster.
  @inline(never)
  private func endOfSpace(after index: Int) -> Int {
    var first = index - 1
    while first > origin.index, text[first] & 0xC0 == 0x80 { first -= 1 }
    let scalar = DecodedScalar(text, at: first, end: end)
    var clusters = ClusterMachine()
    _ = clusters.begins(with: ScalarRow(scalar.value))
    return clusters.endsBeforeOthers ? index : index + 1
  }
}
