/// What draws widgets of one type, wherever its code comes from.
///
/// All calls come from one thread, one at a time but for nesting: a renderer that asks for a child
/// or for its base is called again, or another one is, before it returns.
package protocol WidgetRenderer: Sendable {
  /// Draws the context's current widget.
  func render(_ context: RenderContext) -> RenderStatus

  /// Answers the widget's size at a width without drawing it.
  ///
  /// - Returns: nil where the renderer can't tell, and the widget has to be laid out to find out.
  func measure(_ context: RenderContext, width: Int) -> WidgetSize?

  /// Whether `handle` does anything.
  var answersEvents: Bool { get }

  /// Answers an event on the context's current widget.
  func handle(_ event: WidgetEvent, _ context: RenderContext) -> RenderStatus
}

/// How a renderer's call ended.
package enum RenderStatus: Equatable, Sendable {
  case done
  /// The payload can't be drawn; the context knows the field if a checked read found it.
  case malformed
  /// The renderer can't go on for a reason of its own, which this number is all there is to know of.
  case failed(Int32)
}

/// A widget's size in cells.
package struct WidgetSize: Equatable, Sendable {
  /// Below this width words break.
  package var minWidth: Int
  /// The width that the widget would take if it could.
  package var width: Int
  /// Lines at the width that was asked for.
  package var height: Int

  /// Makes a size.
  package init(minWidth: Int, width: Int, height: Int) {
    self.minWidth = minWidth
    self.width = width
    self.height = height
  }
}
