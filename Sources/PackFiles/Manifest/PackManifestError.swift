package import JSONText

/// What is wrong with a pack's manifest.
package enum PackManifestError: Error, Hashable, Sendable {
  /// A form that a value should have.
  package enum Form: Hashable, Sendable {
    case object
    case array
    /// A string that isn't empty and has no control characters.
    case name
    /// A whole number from 1, that fits 32 bits.
    case revision
    /// A whole number from 0, that fits 32 bits.
    case widgetRevision
  }

  /// There are several notes, and no rule which one counts.
  case several(Int)
  /// The note's text doesn't end with a NUL.
  case notEnded
  case notJSON(JSONError)
  case missing(field: String)
  case wrong(field: String, expected: Form, found: JSONKind)
  case duplicateKey(String)
  /// The id isn't a reverse DNS name.
  case badID(String)
}
