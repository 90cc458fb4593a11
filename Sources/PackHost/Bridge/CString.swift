internal import CGalley
internal import JSONText

extension galley_str {
  /// The empty string.
  static var empty: galley_str { unsafe galley_str(ptr: nil, len: 0) }

  /// A string's bytes; none where the pointer is null.
  var bytes: UnsafeBufferPointer<UInt8> {
    guard let ptr = unsafe ptr else { return unsafe UnsafeBufferPointer(start: nil, count: 0) }
    return unsafe UnsafeBufferPointer(
      start: UnsafeRawPointer(ptr).assumingMemoryBound(to: UInt8.self),
      count: len
    )
  }

  /// A copy as text, with U+FFFD for what isn't UTF-8.
  var text: String { unsafe String(decoding: bytes, as: UTF8.self) }

  /// A copy of the bytes.
  var array: [UInt8] { unsafe Array(bytes) }

  /// Bytes that live as long as the call under way.
  init(_ bytes: UnsafeBufferPointer<UInt8>?) {
    unsafe self.init(
      ptr: UnsafeRawPointer(bytes?.baseAddress)?.assumingMemoryBound(to: CChar.self),
      len: bytes?.count ?? 0
    )
  }

  /// A string of the document.
  init(_ node: JSONNode?, in document: JSONDocument) {
    unsafe self.init(node.flatMap { unsafe document.unsafeUTF8($0) })
  }

  /// A literal.
  init(literal: StaticString) {
    unsafe self.init(
      ptr: UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self),
      len: literal.utf8CodeUnitCount
    )
  }
}
