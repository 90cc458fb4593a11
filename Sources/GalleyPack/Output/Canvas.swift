/// Where a widget is drawn: a flow from top to bottom, in a box that the host clips.
@frozen
public struct Canvas {
  @usableFromInline let call: HostCall

  @inlinable
  init(call: HostCall) {
    self.call = call
  }

  /// The widget as it stands in the page, with its `type`, `id`, `layout` and `actions`.
  @inlinable
  public var widget: Content { Content(call: call, handle: call.widgetHandle) }

  /// The widget's state slots.
  @inlinable
  public var state: WidgetState { WidgetState(call: call) }

  /// Cells from the left to the right edge of the current box.
  @inlinable
  public var width: Int { call.width }

  /// Cells that a text takes on one line.
  @inlinable
  public func width(of text: Phrase) -> Int { call.textWidth(text) }

  /// The size that a nested widget takes in a width; nil where it can't be measured.
  @inlinable
  public func size(of widget: Content, width: Int) -> Size? {
    call.childSize(widget.handle, width)
  }
}
