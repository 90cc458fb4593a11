extension JSONDocument {
  /// A number as an integer, if its value is whole and fits; never rounded.
  ///
  /// The value counts, not the spelling: `2.0`, `1e2` and `0e1` are whole, and `-0` is 0.
  package func int64(_ node: JSONNode) -> Int64? {
    let record = self[node]
    guard record.kindBits == UInt32(JSONKind.number.rawValue) else { return nil }
    let text = unsafe unsafeRaw(node)
    if !record.hasFlag, text.count <= 18 { return unsafe Self.shortInteger(text) }
    return unsafe JSONDecimal(text).int64
  }

  /// A number as the nearest double, ties to even; nothing if that would be infinite.
  ///
  /// A number too small becomes 0, and `-0` keeps its sign.
  package func double(_ node: JSONNode) -> Double? {
    let record = self[node]
    guard record.kindBits == UInt32(JSONKind.number.rawValue) else { return nil }
    let text = unsafe unsafeRaw(node)
    if let value = unsafe JSONDecimal(text).simpleDouble { return value }
    let value = unsafe Double(String(decoding: text, as: UTF8.self))
    return value.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Whether a number is written without a fraction and an exponent; false for other kinds.
  package func isPlainInteger(_ node: JSONNode) -> Bool {
    kind(node) == .number && !self[node].hasFlag
  }

  /// At most eighteen characters without a point or exponent.
  @inline(__always)
  static func shortInteger(_ text: UnsafeBufferPointer<UInt8>) -> Int64 {
    var value: Int64 = 0
    let isNegative = unsafe text[0] == UInt8(ascii: "-")
    for offset in (isNegative ? 1 : 0)..<text.count {
      unsafe value = value &* 10 &+ Int64(text[offset] &- UInt8(ascii: "0"))
    }
    return isNegative ? -value : value
  }
}
