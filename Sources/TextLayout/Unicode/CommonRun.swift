/// A run of scalars that need no table: printable ASCII, and what `CommonScalars` knows.
struct CommonRun {
  /// Where the run ends.
  private(set) var end: Int
  /// The cells of the run.
  private(set) var cells = 0
  /// The cells of its last scalar.
  private(set) var lastCells = 1
  /// Whether it is ASCII only.
  private(set) var isASCII = true

  /// Reads a run, which may be empty.
  @inline(__always)
  init(_ text: TextBytes, from start: Int, to limit: Int) {
    end = start
    while true {
      let ascii = PrintableASCII.end(in: text, from: end, to: limit)
      cells &+= ascii &- end
      if ascii > end { lastCells = 1 }
      end = ascii
      guard end < limit, Self.mayBegin(with: text[end]), readOthers(text, to: limit) else { return }
    }
  }

  /// Whether a byte may be the first of a run: none of four bytes is common.
  @inline(__always)
  static func mayBegin(with byte: UInt8) -> Bool { byte < 0xF0 }

  /// Reads common scalars that aren't ASCII; answers whether there are any.
  @inline(__always)
  private mutating func readOthers(_ text: TextBytes, to limit: Int) -> Bool {
    let start = end
    while end &+ 4 <= limit {
      let word = text.halfWord(at: end)
      if word & 0x00C0_C0F0 == 0x0080_80E0 {
        let scalar = (word & 0xF) &<< 12 | (word &>> 2) & 0xFC0 | (word &>> 16) & 0x3F
        if CommonScalars.isWide(scalar) {
          lastCells = 2
        } else {
          guard CommonScalars.isPunctuation(scalar) else { break }
          lastCells = 1
        }
        end &+= 3
        cells &+= lastCells
      } else {
        guard word & 0xC0E0 == 0x80C0 else { break }
        guard CommonScalars.isLetter((word & 0x1F) &<< 6 | (word &>> 8) & 0x3F) else { break }
        end &+= 2
        cells &+= 1
        lastCells = 1
      }
    }
    if end > start { isASCII = false }
    return end > start
  }
}
