package import JSONText

/// A value inside a document, and its path there.
package struct DocumentPart: Sendable {
  package let document: JSONDocument
  package let node: JSONNode
  package let path: String

  package init(document: JSONDocument, node: JSONNode, path: String) {
    self.document = document
    self.node = node
    self.path = path
  }

  /// The value as it is written, byte for byte.
  package var text: [UInt8] { Array(document.raw(node)) }
}

extension DocumentPart: Equatable {
  /// Whether two parts are written with the same bytes at the same path.
  package static func == (left: DocumentPart, right: DocumentPart) -> Bool {
    left.path == right.path && left.document.raw(left.node) == right.document.raw(right.node)
  }
}
