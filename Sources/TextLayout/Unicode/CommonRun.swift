/// A run of scalars that need no table: printable ASCII, and what `CommonScalars` knows.
struct CommonRun {
  /// Where the run ends.
  private(set) var end: Int
  /// The cells of the run.
  private(set) var cells = 0
  /// Whether it is ASCII only.
  private(set) var isASCII = true

  /// Reads a run, which may be empty.
  @inline(__always)
  init(_ text: TextBytes, from start: Int, to limit: Int) {
    end = start
    while true {
      let ascii = PrintableASCII.end(in: text, from: end, to: limit)
      cells &+= ascii &- end
      end = ascii
      guard end < limit, Self.mayBegin(with: text[end]), readOthers(text, to: limit) else { return }
    }
  }

  /// Whether a byte may be the first of a run; where it may not, looking costs more than it saves.
  @inline(__always)
  static func mayBegin(with byte: UInt8) -> Bool { byte < 0xE2 || byte &- 0xE3 < 7 }

  /// The cells of the last scalar of a run that isn't empty.
  @inline(__always)
  func lastCells(in text: TextBytes) -> Int {
    if text[end &- 1] < 0x80 { return 1 }
    return Self.cells(ofLead: text[Self.lead(before: end, in: text)])
  }

  /// Reads common scalars of which the first isn't ASCII; answers whether there are any.
  @inline(never)
  private mutating func readOthers(_ text: TextBytes, to limit: Int) -> Bool {
    let start = end
    readWords(text, to: limit)
    while end &+ 4 <= limit, let scalar = CommonScalar(text.halfWord(at: end)) {
      end &+= scalar.length
      cells &+= scalar.cells
    }
    if end > start { isASCII = false }
    return end > start
  }

  /// Reads whole words of common text, until there are some of ASCII in a row.
  @inline(__always)
  private mutating func readWords(_ text: TextBytes, to limit: Int) {
    var (index, sum, carry, ascii) = (end, cells, UInt64(0), 0)
    while index &+ 12 <= limit, ascii < 4 {
      let word = CommonWord(text.word(at: index), after: carry)
      var (wide, bad) = (word.wide, word.bad)
      if word.doubtful != 0 { Self.decide(word.doubtful, text, index, &wide, &bad) }
      if bad != 0 {
        let place = UInt64(bad.trailingZeroBitCount) &- 7
        sum &+= word.cells(wide: wide, in: (1 &<< place) &- 1)
        index &+= Int(place) &>> 3
        carry = word.expected &>> place & 0x80
        break
      }
      sum &+= word.cells(wide: wide, in: ~0)
      carry = word.carry
      ascii = word.isASCII ? ascii &+ 1 : 0
      index &+= 8
    }
    (end, cells) = (index, sum)
    if carry != 0 { giveBack(text) }
  }

  /// Decides on the scalars of a word that have to be looked at one by one.
  @inline(__always)
  private static func decide(
    _ doubtful: UInt64,
    _ text: TextBytes,
    _ index: Int,
    _ wide: inout UInt64,
    _ bad: inout UInt64
  ) {
    var doubtful = doubtful
    while doubtful != 0 {
      let place = doubtful.trailingZeroBitCount
      let mark = doubtful & (0 &- doubtful)
      if let scalar = CommonScalar(text.halfWord(at: index &+ place &>> 3)) {
        if scalar.cells == 2 { wide |= mark }
      } else {
        bad |= mark
      }
      doubtful ^= mark
    }
  }

  /// Gives the last scalar back, which isn't known to be whole.
  @inline(never)
  private mutating func giveBack(_ text: TextBytes) {
    end = Self.lead(before: end, in: text)
    cells &-= Self.cells(ofLead: text[end])
  }

  /// Where the scalar before an index begins.
  @inline(__always)
  private static func lead(before index: Int, in text: TextBytes) -> Int {
    var lead = index &- 1
    while text[lead] & 0xC0 == 0x80 { lead &-= 1 }
    return lead
  }

  /// The cells of a common scalar, by its first byte.
  @inline(__always)
  private static func cells(ofLead byte: UInt8) -> Int { byte < 0xE3 ? 1 : 2 }
}

/// A common scalar that isn't ASCII.
struct CommonScalar {
  let length: Int
  let cells: Int

  /// Reads one from four bytes, the first in the lowest bits; nil where there is none.
  @inline(__always)
  init?(_ word: UInt32) {
    if word & 0x00C0_C0F0 == 0x0080_80E0 {
      let scalar = (word & 0xF) &<< 12 | (word &>> 2) & 0xFC0 | (word &>> 16) & 0x3F
      let isWide = CommonScalars.isWide(scalar)
      guard isWide || CommonScalars.isPunctuation(scalar) else { return nil }
      (length, cells) = (3, isWide ? 2 : 1)
    } else {
      guard word & 0xC0E0 == 0x80C0 else { return nil }
      guard CommonScalars.isLetter((word & 0x1F) &<< 6 | (word &>> 8) & 0x3F) else { return nil }
      (length, cells) = (2, 1)
    }
  }
}
