package import JSONText

/// Reads widgets that stand in other widgets' data, when someone asks for them.
///
/// They get the same checks as a page's own widgets, but keep their ids: two may have the same one.
/// Keep one decoder for a whole page, so that positions are found in linear time.
package struct NestedDecoder {
  package let limits: PageLimits
  private var decoder: PageDecoder?

  package init(limits: PageLimits = .standard) {
    self.limits = limits
  }

  /// The widget at a node inside `parent`; nil, with one diagnostic, where there is none.
  package mutating func widget(
    at node: JSONNode,
    in parent: WidgetNode,
    diagnostics: inout DiagnosticList
  ) -> WidgetNode? {
    var current = decoder.take() ?? PageDecoder(source: parent.source, limits: limits)
    if current.source !== parent.source {
      current = PageDecoder(source: parent.source, limits: limits)
    }
    swap(&current.diagnostics, &diagnostics)
    let widget = current.nested(node, in: parent)
    swap(&current.diagnostics, &diagnostics)
    decoder = current
    return widget
  }
}

extension PageDecoder {
  /// Reads one nested widget without keeping positions.
  package static func nested(
    at node: JSONNode,
    in parent: WidgetNode,
    limits: PageLimits = .standard,
    diagnostics: inout DiagnosticList
  ) -> WidgetNode? {
    var decoder = NestedDecoder(limits: limits)
    return decoder.widget(at: node, in: parent, diagnostics: &diagnostics)
  }

  mutating func nested(_ node: JSONNode, in parent: WidgetNode) -> WidgetNode? {
    base = PathBase(node: parent.anchor, place: parent.place)
    let deepest = limits.widgetNesting
    guard Int(parent.depth) < deepest else {
      report(
        .limitExceeded,
        at: node,
        type: parent.type,
        id: parent.id,
        "widgets nest deeper than \(deepest)"
      )
      return nil
    }
    guard let parts = widgetParts(node) else { return nil }
    let widget = WidgetNode(
      source: source,
      parts: parts,
      layout: layout(parts.layout),
      anchor: parent.anchor,
      place: parent.place,
      depth: parent.depth + 1
    )
    check(widget, parts)
    return widget
  }
}
