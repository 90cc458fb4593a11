extension TextCleaner {
  /// Takes in a scalar that isn't copied as it is; answers where the next one is.
  mutating func replace(_ text: TextBytes, at index: Int, into arena: inout [UInt8]) -> Int {
    let scalar = DecodedScalar(text, at: index, end: text.count)
    let next = index + scalar.length
    guard scalar.isWellFormed else {
      put(0xFFFD, into: &arena)
      return next
    }
    switch scalar.value {
    case 0x09: putTab(into: &arena)
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: breakLine(into: &arena)
    case 0x00...0x1F: put(0x2400 + scalar.value, into: &arena)
    case 0x7F: put(0x2421, into: &arena)
    case 0x80...0x9F: put(0xFFFD, into: &arena)
    case 0xAD: put(0x200B, into: &arena)
    case 0x202D, 0x202E:
      _ = nesting.keeps(scalar.value)
      put(0xFFFD, into: &arena)
    case 0x202A...0x202C, 0x2066...0x2069:
      if nesting.keeps(scalar.value) {
        facts.hasDirections = true
        put(scalar.value, into: &arena)
      }
    default: break  // one more than its cluster may have
    }
    let isCRLF = scalar.value == 0x0D && next < text.count && text[next] == 0x0A
    return isCRLF ? next + 1 : next
  }

  /// Ends the last line: nothing directional stays open.
  mutating func endLine(into arena: inout [UInt8]) {
    while !nesting.isEmpty {
      if let closer = nesting.closeLast() { put(closer, into: &arena) }
    }
    facts.lastWidth = column - lineStart
    facts.width = max(facts.width, facts.lastWidth)
  }

  private mutating func breakLine(into arena: inout [UInt8]) {
    endLine(into: &arena)
    arena.append(0x0A)
    facts.lineBreaks += 1
    machine = ClusterMachine()
    (column, lineStart) = (0, 0)
  }

  private mutating func putTab(into arena: inout [UInt8]) {
    let stop = column / 8 * 8 + 8
    while column < stop { put(0x20, into: &arena) }
  }

  /// Appends a stand-in, which begins a cluster unless it is a space after a prepending scalar.
  private mutating func put(_ scalar: UInt32, into arena: inout [UInt8]) {
    let before = machine.width
    let begins = machine.begins(with: ScalarRow(scalar))
    scalarsInCluster = begins ? 1 : scalarsInCluster + 1
    column += machine.width - (begins ? 0 : before)
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
