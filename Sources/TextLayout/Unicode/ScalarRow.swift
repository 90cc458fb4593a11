/// What the rules ask about one Unicode scalar, as the number of a row of the generated table.
struct ScalarRow {
  let number: Int

  /// The row of the space, which has nothing special.
  static let space = ScalarRow(number: ScalarTable.space)

  private init(number: Int) {
    self.number = number
  }

  /// Looks a scalar up in the two-stage trie.
  @inline(__always)
  init(_ scalar: UInt32) {
    let pair = Int(ByteTable(ScalarTable.blocks).pair(Int(scalar &>> 6)))
    let block = pair & 0x7F | (pair &>> 8) &<< 7
    number = Int(ByteTable(ScalarTable.rows)[block &<< 6 | Int(scalar & 63)])
  }

  /// Looks a scalar up by its bytes, as `MultibyteScalar` puts them together.
  @inline(__always)
  init(lead: Int, last: Int) {
    let pair = Int(ByteTable(ScalarTable.leads).pair(lead))
    let block = pair &- (pair & 0xFF00) &>> 1
    number = Int(ByteTable(ScalarTable.rows)[block &<< 6 | last])
  }

  /// Looks an ASCII character up, whose blocks are the first two.
  @inline(__always)
  init(ascii: UInt8) {
    number = Int(ByteTable(ScalarTable.rows)[Int(ascii)])
  }

  /// The cells of the scalar by itself, 0 to 2, and its cluster class.
  @inline(__always)
  var cluster: ClusterClass {
    ClusterClass(rawValue: Int(ByteTable(ScalarTable.clusters)[number]))
  }

  /// The column of the line breaking automaton.
  @inline(__always)
  var line: Int { Int(ByteTable(ScalarTable.lines)[number]) }

  var traits: ScalarTraits { ScalarTraits(rawValue: ByteTable(ScalarTable.traits)[number]) }
}
