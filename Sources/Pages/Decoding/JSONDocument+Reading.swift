internal import JSONText

extension JSONDocument {
  /// Whether a value is a string with at least one byte.
  func isFilledString(_ node: JSONNode) -> Bool {
    kind(node) == .string && rawRange(node).count > 2
  }

  /// Whether two values are written with the same bytes.
  func hasSameText(_ first: JSONNode, _ second: JSONNode) -> Bool {
    let left = rawRange(first)
    let right = rawRange(second)
    guard left.count == right.count else { return false }
    return bytes[left] == bytes[right]
  }

  /// Whether a number is written with a minus sign.
  func isNegative(_ node: JSONNode) -> Bool {
    kind(node) == .number && bytes[rawRange(node).lowerBound] == UInt8(ascii: "-")
  }

  /// The contents of a string that is known to be one.
  func text(_ node: JSONNode) -> String { string(node) ?? "" }
}
