package import JSONText

/// An action of a document, and the event that it answers to.
package struct ActionCall: Sendable, Equatable {
  package let action: ActionNode
  /// The action's object.
  package let part: DocumentPart
  package var event: ActionEvent?
  /// What the ids of a sheet's widgets without one begin their path with.
  package let idRoot: String

  package init(
    _ action: ActionNode,
    in document: JSONDocument,
    path: String,
    idRoot: String? = nil,
    event: ActionEvent? = nil
  ) {
    self.action = action
    self.part = DocumentPart(document: document, node: action.node, path: path)
    self.idRoot = idRoot ?? path
    self.event = event
  }

  /// Reads the action at a node of a widget.
  ///
  /// - Throws: why it is none.
  package init(
    at node: JSONNode,
    of widget: WidgetNode,
    event: ActionEvent? = nil
  ) throws(FieldError) {
    let action = try ActionNode.decode(at: node, in: widget.document)
    self.init(
      action,
      in: widget.document,
      path: widget.path(of: node),
      idRoot: widget.idPath(of: node),
      event: event
    )
  }

  /// Reads an action of a page that stands in none of its widgets.
  ///
  /// - Throws: why it is none.
  package init(
    at node: JSONNode,
    of page: Page,
    event: ActionEvent? = nil
  ) throws(FieldError) {
    let source = page.source
    var finder = PathFinder(source.document)
    let path = finder.path(to: node, from: source.root)
    self.init(
      try ActionNode.decode(at: node, in: source.document),
      in: source.document,
      path: source.rootPath + path,
      idRoot: source.idRoot + path,
      event: event
    )
  }

  /// The action's type.
  package var type: String { part.document.text(action.typeNode) }

  /// A string of the action.
  package func string(_ key: StaticString) -> String? {
    part.document.member(part.node, key).flatMap { part.document.string($0) }
  }

  /// What a request for it carries.
  package var payload: ActionPayload {
    ActionPayload(action: part.text, endpoint: string("endpoint"), event: event)
  }

  /// A diagnostic about the action.
  func finding(_ kind: DiagnosticKind, _ message: String) -> Diagnostic {
    let position = part.document.position(part.node)
    return Diagnostic(
      kind,
      id: event?.sourceID,
      path: part.path,
      line: position.line,
      column: position.column,
      message: message
    )
  }

  package static func == (left: ActionCall, right: ActionCall) -> Bool {
    left.part == right.part && left.event == right.event && left.idRoot == right.idRoot
  }
}
