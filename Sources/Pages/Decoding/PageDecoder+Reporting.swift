internal import JSONText

extension PageDecoder {
  /// Adds a diagnostic about a value; its path is only made where the list has room.
  mutating func report(
    _ kind: DiagnosticKind,
    at node: JSONNode,
    type: String? = nil,
    id: String? = nil,
    missing key: String = "",
    _ message: @autoclosure () -> String
  ) {
    guard diagnostics.hasRoom else { return diagnostics.omit() }
    let position = map.position(of: node)
    var path = path(of: node)
    if !key.isEmpty { path += "." + PathFinder.spelled(key) }
    diagnostics.append(
      Diagnostic(
        kind,
        type: type,
        id: id,
        path: path,
        line: position.line,
        column: position.column,
        message: message()
      )
    )
  }

  mutating func path(of node: JSONNode) -> String {
    source.path(of: base.place)
      + map.paths.path(to: node, from: base.node)
  }

  /// Adds an `invalidValue` for a field that its reader refused.
  mutating func report(
    _ error: FieldError,
    within fallback: JSONNode,
    of widget: WidgetNode? = nil,
    kind: DiagnosticKind = .invalidValue
  ) {
    let document = document
    report(
      kind,
      at: error.node ?? error.parent ?? fallback,
      type: widget?.type,
      id: widget?.id,
      missing: error.node == nil ? error.key : "",
      error.message(in: document)
    )
  }

  /// Turns what was noted while an atom or layout was read into diagnostics.
  mutating func reportNotes(within node: JSONNode, of widget: WidgetNode? = nil) {
    guard !notes.isEmpty else { return }
    let noted = notes.items
    notes.removeAll()
    for error in noted { report(error, within: node, of: widget) }
  }

  /// An optional member of one kind: nil where absent or null; a wrong kind is one diagnostic.
  mutating func member(
    _ object: JSONNode,
    _ key: StaticString,
    as kind: JSONKind
  ) -> JSONNode? {
    guard let value = document.member(object, key), document.kind(value) != .null else {
      return nil
    }
    if document.kind(value) == kind { return value }
    let expected: FieldError.Expectation =
      switch kind {
      case .array: .array
      case .object: .object
      case .boolean: .boolean
      case .string: .string
      case .number, .null: .number
      }
    report(FieldError(expected, found: value), within: value)
    return nil
  }

  mutating func flag(_ object: JSONNode, _ key: StaticString, default standard: Bool) -> Bool {
    member(object, key, as: .boolean).flatMap { document.boolean($0) } ?? standard
  }
}
