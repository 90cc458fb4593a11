import JSONText
import Testing

/// A document that is no JSON, what is wrong with it, and at which byte.
struct RefusedRow: Sendable, CustomTestStringConvertible {
  var bytes: [UInt8]
  var kind: JSONError.Kind
  var offset: Int

  init(_ text: String, _ kind: JSONError.Kind, at offset: Int) {
    self.init(Array(text.utf8), kind, at: offset)
  }

  init(_ bytes: [UInt8], _ kind: JSONError.Kind, at offset: Int) {
    self.bytes = bytes
    self.kind = kind
    self.offset = offset
  }

  var testDescription: String { String(decoding: bytes.prefix(40), as: UTF8.self) }

  /// Expects the refusal, its kind and its place.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let error = #expect(throws: JSONError.self, sourceLocation: sourceLocation) {
      try JSONDocument(parsing: bytes)
    }
    #expect(error?.kind == kind, sourceLocation: sourceLocation)
    #expect(error?.offset == offset, sourceLocation: sourceLocation)
  }
}
