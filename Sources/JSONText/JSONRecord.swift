/// What a document stores about one node, in sixteen bytes.
///
/// The low three bits of `info` are the kind. The rest depends on it:
/// - a container: how many elements or members it has;
/// - a string: whether it has escapes, whether a later key overrides it, a hash if it is a key;
/// - a number: whether it has a fraction or an exponent;
/// - a boolean: whether it is true.
///
/// While a container is still open, `link` is its parent, so that nesting needs no other stack.
struct JSONRecord {
  /// The offset of the first byte of the value's text.
  var start: UInt32

  /// The offset after the last byte of the value's text.
  var end: UInt32

  /// For a container the node after its subtree; for a string with escapes its place in the arena.
  var link: UInt32

  /// The kind and what depends on it.
  var info: UInt32

  /// Creates a record for the text from `start` up to `end`.
  @inline(always)
  init(_ start: Int, _ end: Int, _ kind: JSONKind, flagged: Bool = false) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    link = 0
    info = UInt32(kind.rawValue) | (flagged ? Self.flag : 0)
  }

  /// Set for a string with escapes, a number with a fraction or exponent, and `true`.
  static let flag: UInt32 = 1 << 3

  /// Set for a key that a later key of the same object overrides.
  static let overridden: UInt32 = 1 << 4

  /// The bits of a key's hash.
  static let hashMask: UInt32 = ~0 << 5

  /// The parent of the outermost value.
  static let noParent = UInt32.max

  /// How many elements or members a container has.
  var count: UInt32 {
    @inline(always) get { info >> 3 }
    @inline(always) set { info = info & 7 | newValue << 3 }
  }

  var kindBits: UInt32 { info & 7 }

  var isContainer: Bool { kindBits >= UInt32(JSONKind.array.rawValue) }

  var hasFlag: Bool { info & Self.flag != 0 }

  /// A string's bytes without escapes, in the document's text or in the arena.
  @inline(always)
  func contents(
    text: UnsafePointer<UInt8>,
    arena: UnsafePointer<UInt8>?
  ) -> UnsafeBufferPointer<UInt8> {
    guard hasFlag, let arena = unsafe arena else {
      return unsafe UnsafeBufferPointer(
        start: text + Int(start) + 1,
        count: Int(end) - Int(start) - 2
      )
    }
    let entry = unsafe UnsafeRawPointer(arena + Int(link))
    let count = unsafe UInt32(littleEndian: entry.loadUnaligned(as: UInt32.self))
    return unsafe UnsafeBufferPointer(start: arena + Int(link) + 4, count: Int(count))
  }
}
