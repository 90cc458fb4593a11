internal import Platform

/// One line of a batch: a document, and where it stands.
package struct BatchLine: Sendable {
  /// Its place among all lines, from 1.
  var index: Int
  /// The file, as it was named; nil: standard input.
  var file: FilePath?
  /// Its place in the file, from 1.
  var number: Int
  /// The document; nil: it has more bytes than a line may have.
  var document: [UInt8]?
}
