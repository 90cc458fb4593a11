package import JSONText

extension JSONDocument {
  /// Whether a value is a string with at least one byte.
  func isFilledString(_ node: JSONNode) -> Bool {
    kind(node) == .string && rawRange(node).count > 2
  }

  /// How many elements an array has; 0 for anything else.
  func elementCount(_ node: JSONNode) -> Int {
    kind(node) == .array ? count(node) : 0
  }

  /// Whether two values are written with the same bytes.
  func hasSameText(_ first: JSONNode, _ second: JSONNode) -> Bool {
    let left = unsafe unsafeRaw(first)
    let right = unsafe unsafeRaw(second)
    guard left.count == right.count else { return false }
    var offset = 0
    while offset + 8 <= left.count {
      guard unsafe word(left, offset) == word(right, offset) else { return false }
      offset += 8
    }
    while offset < left.count {
      guard unsafe left[offset] == right[offset] else { return false }
      offset += 1
    }
    return true
  }

  private func word(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> UInt64 {
    unsafe UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
  }

  /// How many bytes a string or key has, after its escapes.
  func textCount(_ node: JSONNode) -> Int {
    unsafe unsafeUTF8(node)?.count ?? 0
  }

  /// Appends the contents of a string or key.
  func appendText(of node: JSONNode, to result: inout [UInt8]) {
    guard let contents = unsafe unsafeUTF8(node) else { return }
    unsafe result.append(contentsOf: contents)
  }

  /// Whether a number is written with a minus sign.
  func isNegative(_ node: JSONNode) -> Bool {
    kind(node) == .number && bytes[rawRange(node).lowerBound] == UInt8(ascii: "-")
  }

  /// The contents of a string that is known to be one.
  package func text(_ node: JSONNode) -> String { string(node) ?? "" }
}
