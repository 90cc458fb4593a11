/// Prints diagnostics for people, one a line, in the form that editors and CI logs understand.
///
///     page.json:12:5: warning: unknownType: no pack draws "x" (widget x #u1 at page.sections.0.widgets.2)
package struct DiagnosticText: Sendable {
  /// The document's name as people know it.
  package var file: String

  package init(file: String) {
    self.file = file
  }

  /// The diagnostic as one line, without its line end and free of control characters.
  package func line(_ diagnostic: Diagnostic) -> String {
    var text = QuotedText.escaped(file)
    if let line = diagnostic.line {
      text += ":\(line)"
      if let column = diagnostic.column { text += ":\(column)" }
    }
    text += ": \(diagnostic.severity.name): \(diagnostic.kind.rawValue): "
    text += QuotedText.escaped(diagnostic.message)
    let subject = subject(diagnostic)
    return subject.isEmpty ? text : "\(text) (\(subject))"
  }

  /// What the diagnostic is about: widget, pack and path, as far as known.
  private func subject(_ diagnostic: Diagnostic) -> String {
    var parts: [String] = []
    if let type = diagnostic.type { parts.append(QuotedText.shortened(type)) }
    if let id = diagnostic.id { parts.append("#" + QuotedText.shortened(id, to: Self.longest)) }
    if let pack = diagnostic.pack { parts.append("from " + QuotedText.shortened(pack)) }
    if let path = diagnostic.path {
      parts.append("at " + QuotedText.shortened(path, to: Self.longest))
    }
    return parts.joined(separator: " ")
  }

  /// How many scalars of an id or a path are shown.
  private static let longest = 300
}

extension Severity {
  /// The severity's name in every output.
  package var name: String {
    switch self {
    case .info: "info"
    case .warning: "warning"
    case .error: "error"
    }
  }
}
