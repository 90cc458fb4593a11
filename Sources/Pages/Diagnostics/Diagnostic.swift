/// One finding about a page, as data; printers turn it into text.
///
/// Strings that come from a document are stored as they are. Printers escape them.
package struct Diagnostic: Hashable, Sendable {
  package var kind: DiagnosticKind
  package var severity: Severity
  /// The type of the widget concerned.
  package var type: String?
  /// The id of the widget or section concerned.
  package var id: String?
  /// Where in the document, in dotted-index style with original indexes.
  package var path: String?
  /// The line of the value, from 1.
  package var line: Int?
  /// The column of the value, from 1.
  package var column: Int?
  /// The id of the pack concerned.
  package var pack: String?
  /// One sentence for people, without a full stop and free of control characters.
  package var message: String

  package init(
    _ kind: DiagnosticKind,
    severity: Severity? = nil,
    type: String? = nil,
    id: String? = nil,
    path: String? = nil,
    line: Int? = nil,
    column: Int? = nil,
    pack: String? = nil,
    message: String
  ) {
    self.kind = kind
    self.severity = severity ?? kind.severity
    self.type = type
    self.id = id
    self.path = path
    self.line = line
    self.column = column
    self.pack = pack
    self.message = message
  }
}
