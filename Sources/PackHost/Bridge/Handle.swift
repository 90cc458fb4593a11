internal import JSONText

/// A node as packs hold it: the call's number above, the node's index plus one below.
///
/// 0 is the absent value. A handle of another call is absent too.
enum Handle {
  /// The handle of a node in the call under way.
  @inline(__always)
  static func make(_ node: JSONNode?) -> UInt64 {
    guard let node else { return 0 }
    return unsafe activeCall.handleBits | (UInt64(node.index) + 1)
  }

  /// The node of a handle of the call under way.
  @inline(__always)
  static func node(_ handle: UInt64, in document: JSONDocument) -> JSONNode? {
    let low = handle & 0xFFFF_FFFF
    guard low != 0, unsafe handle ^ low == activeCall.handleBits else { return nil }
    return document.node(at: UInt32(low - 1))
  }
}
