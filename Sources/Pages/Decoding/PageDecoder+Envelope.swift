internal import JSONText

extension PageDecoder {
  /// RFC 8259 leaves equal keys open; here the last one counts, and each earlier one is reported.
  mutating func checkDuplicateKeys() {
    for key in document.duplicateKeys {
      reportAtRoot(key, "this key stands again in its object; the last one counts")
    }
  }

  mutating func checkSchemaVersion() {
    guard let value = document.member(.root, "schema_version") else { return }
    let known = Self.schemaVersion
    guard let version = document.int64(value) else {
      let error = FieldError(.wholeNumber, found: value)
      return reportAtRoot(value, error.message(in: document))
    }
    guard version > known else { return }
    reportAtRoot(
      value,
      "schema version \(version) is newer than \(known), the newest known; parts may be missing"
    )
  }

  /// Reports a value by its path from the document's root.
  private mutating func reportAtRoot(_ node: JSONNode, _ message: String) {
    guard diagnostics.hasRoom else { return diagnostics.omit() }
    let position = map.position(of: node)
    diagnostics.append(
      Diagnostic(
        .invalidValue,
        path: map.path(of: node),
        line: position.line,
        column: position.column,
        message: message
      )
    )
  }
}
