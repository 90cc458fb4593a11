/// What the rules ask about one Unicode scalar, as the number of a row of the generated table.
struct ScalarRow {
  let number: Int

  /// Looks a scalar up in the two-stage trie.
  @inline(__always)
  init(_ scalar: UInt32) {
    let at = Int(scalar >> 6) &* 2
    let low = Int(ByteTable(ScalarTable.blocks)[at])
    let high = Int(ByteTable(ScalarTable.blocks)[at &+ 1])
    let block = low | high &<< 7
    number = Int(ByteTable(ScalarTable.rows)[block &<< 6 | Int(scalar & 63)])
  }

  /// The cells of the scalar by itself, 0 to 2, and times 4 its cluster class.
  @inline(__always)
  var cluster: Int { Int(ByteTable(ScalarTable.clusters)[number]) }

  /// The column of the line breaking automaton.
  @inline(__always)
  var line: Int { Int(ByteTable(ScalarTable.lines)[number]) }

  @inline(__always)
  var traits: ScalarTraits { ScalarTraits(rawValue: ByteTable(ScalarTable.traits)[number]) }
}
