package import Pages
internal import TextLayout

extension RenderContext {
  /// The size that a widget's renderer tells for a width; nil where it tells nothing, or where the
  /// page has a part in it.
  package func toldSize(of widget: WidgetNode, width: Int) -> WidgetSize? {
    let sizing = flow.beginSizing(width: width)
    defer { _ = flow.endSizing(sizing) }
    return measure(widget, width: width)
  }

  /// The size that a widget takes when it is drawn at a width, whatever its renderer tells.
  package func drawnSize(of widget: WidgetNode, width: Int) -> WidgetSize {
    measurements += 1
    defer { measurements -= 1 }
    let sizing = flow.beginSizing(width: width)
    draw(widget)
    let size = flow.endSizing(sizing)
    return WidgetSize(minWidth: size.minimumWidth, width: size.width, height: size.height)
  }

  /// Sends a widget an event; nothing of what that comes to is kept but what is reported.
  package func send(_ event: WidgetEvent, to widget: WidgetNode) {
    guard let chain = chain(of: widget) else { return }
    let link = registry.chains[chain].winner
    _ = answer(EventTarget(widget: widget, chain: chain, link: link, event: event))
  }
}
