internal import JSONText

/// A JSON value that parts can be taken from.
indirect enum JSONTree: Sendable {
  /// A number, `true`, `false` or `null`, as it is written.
  case scalar([UInt8])
  case string([Unicode.Scalar])
  case array([JSONTree])
  case object([Member])

  /// A member of an object.
  struct Member: Sendable {
    /// The key as it is written, with its quotes.
    let key: [UInt8]
    var value: JSONTree
  }

  /// The value of a document's node.
  init(_ node: JSONNode, _ document: JSONDocument) {
    switch document.kind(node) {
    case .null, .boolean, .number: self = .scalar(Array(document.raw(node)))
    case .string: self = .string(Array((document.string(node) ?? "").unicodeScalars))
    case .array: self = .array(document.children(of: node).map { JSONTree($0, document) })
    case .object:
      self = .object(
        document.members(of: node).map { member in
          Member(key: Array(document.raw(member.key)), value: JSONTree(member.value, document))
        }
      )
    }
  }

  /// The value as JSON without white space.
  var bytes: [UInt8] {
    switch self {
    case .scalar(let bytes): bytes
    case .string(let scalars):
      Array(JSONWriter.quoted(String(String.UnicodeScalarView(scalars))).utf8)
    case .array(let elements):
      Array("[".utf8) + Array(elements.map(\.bytes).joined(separator: ",".utf8)) + Array("]".utf8)
    case .object(let members):
      Array("{".utf8)
        + Array(members.map { $0.key + ":".utf8 + $0.value.bytes }.joined(separator: ",".utf8))
        + Array("}".utf8)
    }
  }
}
