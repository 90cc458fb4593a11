package import JSONText

/// Prints diagnostics for programs: one JSON object each, absent fields left out.
package enum DiagnosticJSON {
  /// Writes the diagnostic as the next value.
  package static func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    writer.begin(.object)
    write("kind", diagnostic.kind.rawValue, to: &writer)
    write("severity", diagnostic.severity.name, to: &writer)
    write("type", diagnostic.type, to: &writer)
    write("id", diagnostic.id, to: &writer)
    write("path", diagnostic.path, to: &writer)
    write("line", diagnostic.line, to: &writer)
    write("column", diagnostic.column, to: &writer)
    write("pack", diagnostic.pack, to: &writer)
    write("message", diagnostic.message, to: &writer)
    writer.end(.object)
  }

  /// The diagnostics as JSON lines, each with its line end.
  package static func lines(_ diagnostics: [Diagnostic]) -> [UInt8] {
    var writer = JSONWriter()
    for diagnostic in diagnostics {
      write(diagnostic, to: &writer)
      writer.newline()
    }
    return writer.bytes
  }

  private static func write(_ key: StaticString, _ text: String?, to writer: inout JSONWriter) {
    guard let text else { return }
    writer.key(key)
    writer.string(text)
  }

  private static func write(_ key: StaticString, _ number: Int?, to writer: inout JSONWriter) {
    guard let number else { return }
    writer.key(key)
    writer.integer(number)
  }
}
