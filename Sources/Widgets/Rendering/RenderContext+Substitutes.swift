internal import JSONText
internal import Pages
internal import TextLayout

extension RenderContext {
  /// Draws what stands for a widget that can't be drawn: its fallback, else what the policy says.
  ///
  /// - Returns: Whether anything was drawn.
  func drawSubstitute(for widget: WidgetNode, label: StaticString) -> Bool {
    switch widget.fallback {
    case .drop:
      return false
    case .widget(let node):
      guard let substitute = decode(node, in: widget) else { break }
      return draw(substitute)
    case .none:
      break
    }
    return options.unknown == .skip ? false : drawPlaceholder(for: widget, label: label)
  }

  /// Draws a labelled box, such as `[unknown hologram #id]`.
  func drawPlaceholder(for widget: WidgetNode, label: StaticString) -> Bool {
    let outer = flow.pushOwner(addOwner(Owner(widget: widget, chain: nil, link: 0)))
    flow.beginBox(
      Box(margin: Box(widget.layout, in: widget.document).margin, style: Style(role: .muted))
    )
    flow.run("[\(label) \(widget.type) #\(widget.id)]", style: .inherited)
    flow.endBox()
    flow.popOwner(outer)
    return true
  }

  /// Decodes a widget in another one's data, and reports what is wrong with it.
  func decode(_ node: JSONNode, in widget: WidgetNode) -> WidgetNode? {
    if let cache { return decode(node, in: widget, cache) }
    if measurements == 0 {
      return nestedDecoder.widget(at: node, in: widget, diagnostics: &diagnostics)
    }
    var ignored = DiagnosticList(limit: 0)
    return nestedDecoder.widget(at: node, in: widget, diagnostics: &ignored)
  }

  /// Decodes a widget once, however often it is drawn.
  private func decode(
    _ node: JSONNode,
    in widget: WidgetNode,
    _ cache: RenderCache
  ) -> WidgetNode? {
    let key = RenderCache.Key(widget.document, node, widget.place)
    if cache.nested[key] == nil {
      var findings = DiagnosticList()
      let child = nestedDecoder.widget(at: node, in: widget, diagnostics: &findings)
      cache.nested[key] = (child, findings)
      cache.countDecoded()
    }
    guard let known = cache.nested[key] else { return nil }
    for finding in known.findings.items { report(finding) }
    return known.widget
  }
}
