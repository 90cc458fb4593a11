internal import JSONText
internal import Platform

/// Words for a manifest's fault: what, where, and what to do.
package struct PackManifestErrorText: CustomStringConvertible {
  private let error: PackManifestError

  /// Describes a fault.
  package init(_ error: PackManifestError) {
    self.error = error
  }

  /// One line without the file.
  package var description: String {
    switch error {
    case .several(let count): "there are \(count) of them; use GALLEY_MANIFEST once"
    case .notEnded: "its text has no NUL at the end; write it with GALLEY_MANIFEST"
    case .notJSON(let error): "not JSON: \(error)"
    case .missing(let field): "\"\(field)\" is missing; add it"
    case .wrong(let field, let expected, let found):
      "\"\(field)\" is \(name(found, unlike: expected)), expected \(name(expected))"
    case .duplicateKey(let key): "the key \(FilePath(key).printable) stands twice; remove one"
    case .badID(let id):
      "\"id\" is \(FilePath(id).printable), expected a reverse DNS name like com.example.widgets"
    }
  }

  private func name(_ form: PackManifestError.Form) -> String {
    switch form {
    case .object: "an object"
    case .array: "an array"
    case .name: "a string without control characters that isn't empty"
    case .revision: "a whole number from 1"
    case .widgetRevision: "a whole number from 0"
    }
  }

  private func name(_ kind: JSONKind, unlike form: PackManifestError.Form) -> String {
    switch (kind, form) {
    case (.number, .revision), (.number, .widgetRevision): "a number of another kind"
    case (.string, .name): "a string of another kind"
    case (.null, _): "null"
    case (.boolean, _): "a boolean"
    case (.number, _): "a number"
    case (.string, _): "a string"
    case (.array, _): "an array"
    case (.object, _): "an object"
    }
  }
}
