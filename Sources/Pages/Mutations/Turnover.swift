internal import JSONText

/// Widgets that went from a page and widgets that came, with all that is nested in them.
struct Turnover: Sendable {
  var went: [WidgetNode] = []
  var came: [WidgetNode] = []

  /// Calls a closure with the id and type of each widget, nested ones included.
  static func visit(
    _ widgets: [WidgetNode],
    _ body: (_ id: ExactString, _ type: ExactString) -> Void
  ) {
    for widget in widgets {
      body(ExactString(widget.id), ExactString(widget.type))
      visitNested(in: widget, body)
    }
  }

  /// Every object with a type inside a widget may be a widget: who owns the data knows.
  private static func visitNested(in widget: WidgetNode, _ body: (ExactString, ExactString) -> Void)
  {
    let document = widget.document
    var nested = NestedDecoder()
    var ignored = DiagnosticList(limit: 0)
    for index in (widget.node.index + 1)..<max(document.end(of: widget.node), widget.node.index + 1)
    {
      guard let node = document.node(at: index), document.kind(node) == .object,
        let type = document.member(node, "type"), document.isFilledString(type),
        let inner = nested.widget(at: node, in: widget, diagnostics: &ignored)
      else { continue }
      body(ExactString(inner.id), ExactString(inner.type))
    }
  }
}
