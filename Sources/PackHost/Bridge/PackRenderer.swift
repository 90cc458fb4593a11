internal import CGalley
internal import JSONText
internal import Widgets

/// A widget type whose renderer is a pack's C functions.
@safe
final class PackRenderer: WidgetRenderer, @unchecked Sendable {
  private let callRender: galley_render_fn
  private let callMeasure: galley_measure_fn?
  private let callEvent: galley_event_fn?
  private let user: UnsafeMutableRawPointer?
  /// The pack's place in load order.
  private let pack: Int

  /// Keeps the callbacks of a descriptor; nil where it has no `render`.
  init?(_ widget: galley_widget, pack: Int) {
    guard let render = unsafe widget.render else { return nil }
    self.pack = pack
    unsafe callRender = render
    unsafe callMeasure = widget.measure
    unsafe callEvent = widget.event
    unsafe user = widget.user
  }

  func render(_ context: RenderContext) -> RenderStatus {
    unsafe during(context) { token in
      unsafe callRender(HostTable.shared, token, user)
    }
  }

  func measure(_ context: RenderContext, width: Int) -> WidgetSize? {
    guard let callMeasure = unsafe callMeasure else { return nil }
    var size = galley_size()
    let status = unsafe during(context) { token in
      unsafe callMeasure(HostTable.shared, token, user, UInt32(width), &size)
    }
    guard status == .done else { return nil }
    return WidgetSize(
      minWidth: Int(size.min_width),
      width: Int(size.width),
      height: Int(size.height)
    )
  }

  var answersEvents: Bool { unsafe callEvent != nil }

  func handle(_ event: WidgetEvent, _ context: RenderContext) -> RenderStatus {
    guard let callEvent = unsafe callEvent else { return .done }
    return unsafe during(context) { token in
      var passed = unsafe galley_event()
      unsafe passed.size = UInt32(MemoryLayout<galley_event>.stride)
      unsafe passed.name = galley_str(keeping: event.name)
      unsafe passed.action = Handle.make(event.action)
      unsafe passed.value = galley_value(event.value)
      return unsafe callEvent(HostTable.shared, token, user, &passed)
    }
  }

  private func during(
    _ context: RenderContext,
    _ body: (OpaquePointer?) -> Int32
  ) -> RenderStatus {
    switch unsafe PackCall.during(context, pack: pack, body) {
    case GALLEY_OK: .done
    case GALLEY_MALFORMED: .malformed
    case let status: .failed(status)
    }
  }
}
