/// The directional controls of clean text that are open at a place (UAX #9), outermost first.
///
/// A line of output has what stands beside it: a border, another column. Whatever a text opens is
/// closed where its line ends and opened again where the next one begins.
struct OpenDirections: Equatable {
  private var openers: [UInt32] = []

  static let none = OpenDirections()

  var isEmpty: Bool { openers.isEmpty }

  /// Takes in the controls of a stretch of clean text.
  mutating func read(_ range: Range<Int>, of text: Span<UInt8>) {
    var index = range.lowerBound
    while index + 2 < range.upperBound {
      if text[index] == 0xE2 {
        read(0x2000 | UInt32(text[index + 1] & 0x3F) << 6 | UInt32(text[index + 2] & 0x3F))
      }
      index += 1
    }
  }

  private mutating func read(_ scalar: UInt32) {
    switch scalar {
    case 0x202A, 0x202B, 0x2066...0x2068: openers.append(scalar)
    case 0x202C: if let last = openers.last, !Self.isIsolate(last) { openers.removeLast() }
    case 0x2069:
      if let last = openers.lastIndex(where: Self.isIsolate) { openers.removeSubrange(last...) }
    default: break
    }
  }

  private static func isIsolate(_ scalar: UInt32) -> Bool { scalar >= 0x2066 }

  /// Appends what opens all of them again.
  func appendOpening(to arena: inout [UInt8]) {
    for opener in openers { Self.append(opener, to: &arena) }
  }

  /// Appends what closes all of them.
  func appendClosing(to arena: inout [UInt8]) {
    for opener in openers.reversed() {
      Self.append(Self.isIsolate(opener) ? 0x2069 : 0x202C, to: &arena)
    }
  }

  private static func append(_ scalar: UInt32, to arena: inout [UInt8]) {
    arena += [0xE2, UInt8(0x80 | scalar >> 6 & 0x3F), UInt8(0x80 | scalar & 0x3F)]
  }
}
