internal import Pages
internal import TextLayout

extension RenderContext {
  /// The size that a widget takes in a box of a width: as its renderer says, or else the widget is
  /// drawn and thrown away.
  func size(of widget: WidgetNode, width: Int) -> WidgetSize? {
    let sizing = flow.beginSizing(width: width)
    let told = measure(widget, width: width)
    if told == nil { draw(widget) }
    let size = flow.endSizing(sizing)
    return told
      ?? WidgetSize(minWidth: size.minimumWidth, width: size.width, height: size.height)
  }

  /// What the renderer of a widget says of its size, where nothing else has a part in it.
  func measure(_ widget: WidgetNode, width: Int) -> WidgetSize? {
    guard widget.layout == nil, recursion(of: widget) == nil,
      unmetRequirement(of: widget) == nil, let chain = chain(of: widget)
    else { return nil }
    let link = link(of: chain)
    guard let cache else { return ask(widget, width: width, chain: chain, link: link) }
    return keptMeasure(widget, width: width, in: cache) {
      ask(widget, width: width, chain: chain, link: link)
    }
  }

  private func ask(_ widget: WidgetNode, width: Int, chain: Int, link: Int) -> WidgetSize? {
    let owner = addOwner(Owner(widget: widget, chain: chain, link: link))
    push(.measure, widget, chain: chain, link: link, owner: owner)
    let renderer = registry.renderer(of: chain, link: link)
    let size = renderer.measure(self, width: width)
    let frame = frames.removeLast()
    if let open = cache?.open {
      open.frame = frame
      if case .breach? = frame.failure { open.dependsOnAllSlots = true }
    }
    return frame.failure == nil ? size : nil
  }
}
