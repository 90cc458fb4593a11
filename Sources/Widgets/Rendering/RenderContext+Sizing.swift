internal import Pages
internal import TextLayout

extension RenderContext {
  /// The size that a widget takes in a box of a width; the widget is drawn, and thrown away.
  func size(of widget: WidgetNode, width: Int) -> WidgetSize? {
    let sizing = flow.beginSizing(width: width)
    draw(widget)
    let size = flow.endSizing(sizing)
    return WidgetSize(minWidth: size.minimumWidth, width: size.width, height: size.height)
  }
}
