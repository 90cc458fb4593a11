/// Makes text safe to print once, as it enters an arena.
///
/// C0 controls and DEL become control pictures, C1 controls and bad UTF-8 U+FFFD. CRLF, CR, VT,
/// FF, NEL, LS and PS become line feeds, tabs spaces up to the next column of 8, soft hyphens
/// zero width spaces. Directional overrides are dropped, other directional controls closed at
/// the end of each line, and a cluster keeps at most 32 scalars.
package struct TextCleaner {
  private static let scalarsPerCluster = 32

  private var facts = TextFacts()
  private var machine = ClusterMachine()
  private var nesting = BidiNesting()
  private var scalarsInCluster = 0
  private var lineStart: Int
  private var column: Int

  private init(column: Int) {
    self.column = column
    lineStart = column
  }

  /// Appends a text's cleaned bytes to an arena.
  ///
  /// - Parameters:
  ///   - text: any bytes.
  ///   - arena: where the cleaned bytes go; they end as they are, in well-formed UTF-8.
  ///   - column: the column that the text starts in, for tabs.
  /// - Returns: what the cleaned text is like.
  /// - Complexity: O(n)
  @discardableResult
  package static func append(
    _ text: Span<UInt8>,
    to arena: inout [UInt8],
    column: Int = 0
  ) -> TextFacts {
    text.withTextBytes { bytes in
      var cleaner = TextCleaner(column: column)
      cleaner.clean(bytes, into: &arena)
      return cleaner.facts
    }
  }

  private mutating func clean(_ text: TextBytes, into arena: inout [UInt8]) {
    var index = 0
    while index < text.count {
      let end = PrintableASCII.end(in: text, from: index, to: text.count)
      if end > index { copyASCII(text, index..<end, into: &arena) }
      index = end
      while index < text.count, text[index] &- 0x20 >= 0x5F {
        index += takeScalar(text, at: index, into: &arena)
      }
    }
    endLine(into: &arena)
  }

  private mutating func copyASCII(_ text: TextBytes, _ range: Range<Int>, into arena: inout [UInt8])
  {
    unsafe arena.append(contentsOf: text.buffer(range))
    column += range.count - 1
    enter(ScalarRow(UInt32(text[range.upperBound - 1])))
  }

  /// Takes in one scalar that isn't printable ASCII; answers how many bytes it was.
  private mutating func takeScalar(
    _ text: TextBytes,
    at index: Int,
    into arena: inout [UInt8]
  ) -> Int {
    let scalar = DecodedScalar(text, at: index, end: text.count)
    let row = ScalarRow(scalar.value)
    if row.traits.contains(.unclean) {
      replace(scalar.value, into: &arena)
      let isCRLF = scalar.value == 0x0D && index + 1 < text.count && text[index + 1] == 0x0A
      return isCRLF ? 2 : scalar.length
    }
    if scalar.isWellFormed {
      if enter(row) { unsafe arena.append(contentsOf: text.buffer(index..<index + scalar.length)) }
      facts.isASCII = false
    } else {
      put(0xFFFD, into: &arena)
    }
    return scalar.length
  }

  /// Moves on by a scalar; answers whether its cluster has room for it.
  @discardableResult
  private mutating func enter(_ row: ScalarRow) -> Bool {
    let before = machine
    if machine.begins(with: row) {
      scalarsInCluster = 1
      column += machine.width
    } else {
      guard scalarsInCluster < Self.scalarsPerCluster else {
        machine = before
        return false
      }
      scalarsInCluster += 1
      column += machine.width - before.width
    }
    if machine.isContested { facts.isContested = true }
    return true
  }

  private mutating func replace(_ scalar: UInt32, into arena: inout [UInt8]) {
    switch scalar {
    case 0x09:
      let stop = column / 8 * 8 + 8
      while column < stop { put(0x20, into: &arena) }
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: breakLine(into: &arena)
    case 0x00...0x1F: put(0x2400 + scalar, into: &arena)
    case 0x7F: put(0x2421, into: &arena)
    case 0x80...0x9F: put(0xFFFD, into: &arena)
    case 0xAD: put(0x200B, into: &arena)
    default: if nesting.keeps(scalar) { put(scalar, into: &arena) }
    }
  }

  private mutating func breakLine(into arena: inout [UInt8]) {
    endLine(into: &arena)
    arena.append(0x0A)
    facts.lineBreaks += 1
    machine = ClusterMachine()
    column = 0
    lineStart = 0
  }

  private mutating func endLine(into arena: inout [UInt8]) {
    while !nesting.isEmpty {
      if let closer = nesting.closeLast() { put(closer, into: &arena) }
    }
    facts.lastWidth = column - lineStart
    facts.width = max(facts.width, facts.lastWidth)
  }

  /// Appends a stand-in.
  private mutating func put(_ scalar: UInt32, into arena: inout [UInt8]) {
    enter(ScalarRow(scalar))
    guard scalar >= 0x80 else {
      arena.append(UInt8(scalar))
      return
    }
    facts.isASCII = false
    arena.append(UInt8(0xE0 | scalar >> 12))
    arena.append(UInt8(0x80 | scalar >> 6 & 0x3F))
    arena.append(UInt8(0x80 | scalar & 0x3F))
  }
}
