internal import StateEngine

/// A string that equals only the same bytes, unlike `String`, which takes two spellings of é for one.
package struct ExactString: Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }
}

extension ExactString: Hashable {
  package static func == (left: ExactString, right: ExactString) -> Bool {
    String.isSame(left.text, right.text)
  }

  /// Takes in eight bytes at a time.
  package func hash(into hasher: inout Hasher) {
    var word: UInt64 = 0
    var count = 0
    for byte in text.utf8 {
      word = word << 8 | UInt64(byte)
      count += 1
      if count.isMultiple(of: 8) { hasher.combine(word) }
    }
    hasher.combine(word)
    hasher.combine(count)
  }
}

extension ExactString: CustomDebugStringConvertible {
  /// The string in quotes, as paths of reads have it.
  package var debugDescription: String { text.debugDescription }
}

extension ExactString: TrackedLeaf {}
