/// Bytes of one style, one widget and one tappable region on one line.
package struct Run: Equatable, Sendable {
  /// What a backend may want to know about a run without reading its bytes.
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// Blanks between, around and after what was typed.
    package static let blank = Flags(rawValue: 1)
    /// Lines and corners that the host drew around what was typed.
    package static let rule = Flags(rawValue: 2)
    /// A stretched pattern.
    package static let leader = Flags(rawValue: 4)

    /// Everything that the host drew and nobody typed.
    package static let drawn: Flags = [.blank, .rule, .leader]
  }

  /// The most bytes that one run holds.
  package static let longest = 65_535

  package var offset: UInt32
  package var owner: UInt32
  package var region: UInt32
  package var length: UInt16
  /// In cells.
  package var width: UInt16
  package var style: StyleID
  package var flags: Flags

  package init(
    offset: Int,
    length: Int,
    width: Int,
    style: StyleID,
    owner: UInt32 = 0,
    region: UInt32 = 0,
    flags: Flags = []
  ) {
    self.offset = UInt32(truncatingIfNeeded: offset)
    self.owner = owner
    self.region = region
    self.length = UInt16(truncatingIfNeeded: length)
    self.width = UInt16(truncatingIfNeeded: width)
    self.style = style
    self.flags = flags
  }

  /// The run's bytes in its arena.
  package var bytes: Range<Int> {
    Int(offset)..<Int(offset) + Int(length)
  }
}
