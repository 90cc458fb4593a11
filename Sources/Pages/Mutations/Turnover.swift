internal import JSONText

/// Widgets that went from a page and widgets that came, with all that is nested in them.
struct Turnover: Sendable {
  var went: [WidgetNode] = []
  var came: [WidgetNode] = []

  /// Calls a closure with the bytes of the id and type of each widget, nested ones included.
  static func visit(_ widgets: [WidgetNode], _ body: (_ id: [UInt8], _ type: [UInt8]) -> Void) {
    for widget in widgets {
      body(Array(widget.id.utf8), Array(widget.type.utf8))
      visitNested(in: widget, body)
    }
  }

  /// Every object with a type inside a widget may be a widget: who owns the data knows.
  private static func visitNested(in widget: WidgetNode, _ body: ([UInt8], [UInt8]) -> Void) {
    let document = widget.document
    var nested = NestedDecoder()
    var ignored = DiagnosticList(limit: 0)
    for index in (widget.node.index + 1)..<max(document.end(of: widget.node), widget.node.index + 1)
    {
      guard let node = document.node(at: index), document.kind(node) == .object,
        let type = document.member(node, "type"), document.isFilledString(type),
        let inner = nested.widget(at: node, in: widget, diagnostics: &ignored)
      else { continue }
      body(Array(inner.id.utf8), Array(inner.type.utf8))
    }
  }
}
