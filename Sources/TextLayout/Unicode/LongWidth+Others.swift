extension LongWidth {
  /// Takes in the scalars that are marked.
  ///
  /// - Parameters:
  ///   - marks: a bit for each byte, 64 a word.
  ///   - start: the byte of the first bit.
  /// - Returns: whether common scalars count for themselves around them.
  @inline(never)
  mutating func take(_ marks: Span<UInt64>, from start: Int) -> Bool {
    let text = text
    var (state, stateEnd, cells) = (state, stateEnd, cells)
    for number in marks.indices {
      let place = start &+ number &* 64
      var word = marks[number]
      while word != 0 {
        let index = place &+ word.trailingZeroBitCount
        word &= word &- 1
        guard let scalar = MultibyteScalar(text, at: index) else { return false }
        let row = scalar.row.number &<< 5
        // 0 stands for all states after common scalars. Written with a sign, it takes no branch.
        let before = state & (index &- stateEnd &- 1) &>> 63
        var step = Int(ByteTable(WidthTable.steps)[row | before])
        if step >= WidthTable.firstJoining &<< 2 {
          let exact = index == stateEnd ? state : Self.state(afterCommonBefore: index, in: text)
          step = Int(ByteTable(WidthTable.steps)[row | exact])
          guard step < WidthTable.firstJoining &<< 2 else { return false }
        }
        state = step &>> 2
        stateEnd = index &+ scalar.length
        cells &+= step & 3
      }
    }
    (self.state, self.stateEnd, self.cells) = (state, stateEnd, cells)
    return true
  }
}
