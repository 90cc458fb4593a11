import TextLayout
import Widgets

/// A renderer made of a closure.
final class ClosureRenderer: WidgetRenderer {
  let draw: @Sendable (RenderContext) -> RenderStatus

  /// Tells the size at a width, where there is one.
  let size: (@Sendable (RenderContext, Int) -> WidgetSize?)?

  /// Answers events, where there is one.
  let answer: (@Sendable (WidgetEvent, RenderContext) -> RenderStatus)?

  init(
    answering answer: (@Sendable (WidgetEvent, RenderContext) -> RenderStatus)? = nil,
    telling size: (@Sendable (RenderContext, Int) -> WidgetSize?)? = nil,
    _ draw: @escaping @Sendable (RenderContext) -> RenderStatus
  ) {
    self.draw = draw
    self.answer = answer
    self.size = size
  }

  /// A renderer that types a text.
  convenience init(typing text: String) {
    self.init { context in
      context.flow.run(text)
      return .done
    }
  }

  func render(_ context: RenderContext) -> RenderStatus { draw(context) }

  func measure(_ context: RenderContext, width: Int) -> WidgetSize? { size?(context, width) }

  var answersEvents: Bool { answer != nil }

  func handle(_ event: WidgetEvent, _ context: RenderContext) -> RenderStatus {
    answer?(event, context) ?? .done
  }
}

extension Registration {
  /// A claim with a closure behind it.
  init(
    _ type: String,
    policy: OverridePolicy = .mayOverride,
    _ draw: @escaping @Sendable (RenderContext) -> RenderStatus
  ) {
    self.init(type: TypeName(type), renderer: ClosureRenderer(draw), policy: policy)
  }

  /// A claim that types a text.
  init(_ type: String, policy: OverridePolicy = .mayOverride, typing text: String) {
    self.init(type: TypeName(type), renderer: ClosureRenderer(typing: text), policy: policy)
  }
}
