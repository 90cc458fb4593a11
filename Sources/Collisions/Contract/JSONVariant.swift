internal import JSONText

/// A document with one value changed.
enum JSONVariant: CaseIterable {
  /// The value isn't there.
  case removed
  /// The value is `null`.
  case null
  /// The value is of another kind.
  case otherKind

  /// What has been done to the value, as it follows its name.
  var words: String {
    switch self {
    case .removed: "missing"
    case .null: "null"
    case .otherKind: "of another kind"
    }
  }

  /// The document's bytes with the change made.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - node: A member's value or an element.
  /// - Returns: Another document.
  func bytes(of document: JSONDocument, changing node: JSONNode) -> [UInt8] {
    let bytes = Array(document.raw(document.root))
    let start = document.rawRange(document.root).lowerBound
    var range = document.rawRange(node)
    if self == .removed { range = Self.withKeyAndComma(range, node, document) }
    let place = range.lowerBound - start..<range.upperBound - start
    return Array(bytes[..<place.lowerBound]) + replacement(document.kind(node))
      + Array(bytes[place.upperBound...])
  }

  private func replacement(_ kind: JSONKind) -> [UInt8] {
    switch self {
    case .removed: []
    case .null: Array("null".utf8)
    case .otherKind: kind == .array ? Array("\"\"".utf8) : Array("[]".utf8)
    }
  }

  /// The value's bytes with its key, and the comma that parts it from the next value, or else
  /// from the one before.
  private static func withKeyAndComma(
    _ value: Range<Int>,
    _ node: JSONNode,
    _ document: JSONDocument
  ) -> Range<Int> {
    let root = document.rawRange(document.root)
    let bytes = document.raw(document.root)
    func byte(_ place: Int) -> UInt8 { bytes[bytes.startIndex + place - root.lowerBound] }
    var start = value.lowerBound
    if let key = document.node(at: node.index - 1), isKey(key, of: node, document) {
      start = document.rawRange(key).lowerBound
    }
    var end = value.upperBound
    while isBlank(byte(end)) { end += 1 }
    if byte(end) == UInt8(ascii: ",") { return start..<end + 1 }
    while isBlank(byte(start - 1)) { start -= 1 }
    if byte(start - 1) == UInt8(ascii: ",") { start -= 1 }
    return start..<value.upperBound
  }

  /// Whether a string stands before a value as its key, and not as an element.
  private static func isKey(_ key: JSONNode, of node: JSONNode, _ document: JSONDocument) -> Bool {
    guard case .key = document.path(to: node).steps.last else { return false }
    return document.kind(key) == .string
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
