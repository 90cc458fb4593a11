/// A cluster of two cells that needs no automaton: a picture with what joins it, or a flag, with
/// something behind it that is known to begin another cluster (UAX #29 GB9, GB11, GB12).
///
/// All of its scalars but selectors and joiners are of U+1F000–1FFFF.
struct EmojiCluster {
  private(set) var end: Int

  /// Reads a cluster where one begins; nil where the automaton has to.
  @inline(__always)
  init?(_ text: TextBytes, at start: Int, to limit: Int) {
    guard start &+ 4 <= limit, let first = Self.cluster(text.halfWord(at: start)) else {
      return nil
    }
    end = start &+ 4
    if first.isFlag {
      guard end &+ 4 <= limit, Self.cluster(text.halfWord(at: end))?.isFlag == true else {
        return nil
      }
      end &+= 4
    } else {
      guard first.isPicture, first.width == 2, join(text, to: limit) else { return nil }
    }
    guard end == limit || begins(text, to: limit) else { return nil }
  }

  /// The class of the scalar of U+1F000–1FFFF that some bytes begin with, the first in the lowest
  /// bits.
  @inline(__always)
  private static func cluster(_ word: UInt32) -> ClusterClass? {
    guard word & 0xC0C0_FFFF == 0x8080_9FF0 else { return nil }
    return ScalarRow(0x1F000 | (word &>> 10) & 0xFC0 | (word &>> 24) & 0x3F).cluster
  }

  /// Takes in selectors, modifiers, and joiners with pictures; answers whether all is understood.
  @inline(__always)
  private mutating func join(_ text: TextBytes, to limit: Int) -> Bool {
    while end &+ 4 <= limit {
      let word = text.halfWord(at: end)
      if word & 0xFF_FFFF == 0x8F_B8EF {
        end &+= 3  // variation selector 16
      } else if word & 0xFF_FFFF == 0x8F_9FF0, word &>> 24 &- 0xBB < 5 {
        end &+= 4  // a modifier
      } else if word & 0xFF_FFFF == 0x8D_80E2 {
        guard end &+ 7 <= limit, Self.cluster(text.halfWord(at: end &+ 3))?.isPicture == true else {
          return false
        }
        end &+= 7  // a joiner and a picture
      } else {
        return true
      }
    }
    return true
  }

  /// Whether a cluster begins at the end of this one, as far as can be told at once.
  @inline(__always)
  private func begins(_ text: TextBytes, to limit: Int) -> Bool {
    if PrintableASCII.contains(text[end]) { return true }
    guard end &+ 4 <= limit else { return false }
    let word = text.halfWord(at: end)
    if let next = Self.cluster(word) { return next.isPicture || next.isFlag }
    return CommonScalar(word) != nil
  }
}
