internal import JSONText

/// What the server answers to an action: changes of the page, then further actions.
///
///     {"mutations": [{"type": "remove_widget", "id": "cart"}],
///      "actions": [{"type": "toast", "message": "Removed"}]}
///
/// Both are optional. One bad element costs itself and leaves a diagnostic.
package struct ActionResponse: Equatable, Sendable {
  package var mutations: [PageMutation]
  package var actions: [ActionCall]
  /// What was wrong with the response.
  package var diagnostics: DiagnosticList

  package init(
    mutations: [PageMutation] = [],
    actions: [ActionCall] = [],
    diagnostics: DiagnosticList = DiagnosticList()
  ) {
    self.mutations = mutations
    self.actions = actions
    self.diagnostics = diagnostics
  }

  /// Reads a response; no bytes at all are a response that asks for nothing.
  ///
  /// - Parameters:
  ///   - bytes: The response's document.
  ///   - event: The event that the action answered to; further actions carry it on.
  ///   - limits: How much is taken in.
  /// - Returns: The response, with what was wrong in it.
  /// - Throws: `PageError` where it is no JSON.
  package static func decode(
    _ bytes: [UInt8],
    event: ActionEvent? = nil,
    limits: PageLimits = .standard
  ) throws(PageError) -> ActionResponse {
    if bytes.isEmpty { return ActionResponse() }
    let document = try PageDecoder.parse(bytes, limits: limits)
    var reader = ResponseReader(document: document, event: event, limits: limits)
    return reader.response()
  }
}

/// Reads one response.
private struct ResponseReader {
  let document: JSONDocument
  let event: ActionEvent?
  var map: SourceMap
  var diagnostics: DiagnosticList

  init(document: JSONDocument, event: ActionEvent?, limits: PageLimits) {
    self.document = document
    self.event = event
    map = SourceMap(document)
    diagnostics = DiagnosticList(limit: limits.diagnostics)
  }

  mutating func response() -> ActionResponse {
    for key in document.duplicateKeys {
      report(.invalidValue, key, "this key stands again in its object; the last one counts")
    }
    guard document.kind(.root) == .object else {
      report(.malformedPayload, .root, FieldError(.object, found: .root).message(in: document))
      return ActionResponse(diagnostics: diagnostics)
    }
    let mutations = list("mutations").compactMap { mutation($0) }
    let actions = list("actions").compactMap { action($0) }
    return ActionResponse(mutations: mutations, actions: actions, diagnostics: diagnostics)
  }

  private mutating func list(_ key: StaticString) -> [JSONNode] {
    guard let value = document.member(.root, key), document.kind(value) != .null else { return [] }
    guard document.kind(value) == .array else {
      report(.malformedPayload, value, FieldError(.array, found: value).message(in: document))
      return []
    }
    return Array(document.children(of: value))
  }

  private mutating func mutation(_ node: JSONNode) -> PageMutation? {
    do throws(MutationError) {
      return try PageMutation.decode(at: node, path: map.path(of: node), in: document)
    } catch {
      let finding = error.finding(in: document)
      report(finding.kind, node, finding.message)
      return nil
    }
  }

  private mutating func action(_ node: JSONNode) -> ActionCall? {
    do throws(FieldError) {
      let action = try ActionNode.decode(at: node, in: document)
      return ActionCall(action, in: document, path: map.path(of: node), event: event)
    } catch {
      let part = error.key.isEmpty ? "" : "\(error.key): "
      report(.malformedPayload, node, part + error.message(in: document))
      return nil
    }
  }

  private mutating func report(_ kind: DiagnosticKind, _ node: JSONNode, _ message: String) {
    guard diagnostics.hasRoom else { return diagnostics.omit() }
    let position = map.position(of: node)
    let path = map.path(of: node)
    diagnostics.append(
      Diagnostic(
        kind,
        path: path.isEmpty ? nil : path,
        line: position.line,
        column: position.column,
        message: message
      )
    )
  }
}
