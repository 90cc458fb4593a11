internal import Pages
internal import TextLayout

extension TextFlow {
  func markdown(_ t: Span<UInt8>, style: Style) { run(t, style: style) }
}
extension RenderContext {
  func size(of: WidgetNode, width: Int) -> WidgetSize? { nil }
}
