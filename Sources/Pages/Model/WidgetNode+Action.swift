internal import JSONText

extension WidgetNode {
  /// A widget in whose place an action stands, so that packs read it like one: its object is the
  /// data.
  package init(standingFor call: ActionCall) {
    let part = call.part
    var parts = WidgetParts(node: part.node, in: part.document)
    parts.type = call.action.typeNode
    parts.data = part.node
    let source = PageSource(
      document: part.document,
      root: part.node,
      rootPath: part.path,
      idRoot: call.idRoot,
      isWidget: true
    )
    self.init(
      source: source,
      parts: parts,
      layout: nil,
      anchor: part.node,
      place: .page,
      depth: 1
    )
  }
}
