internal import CGalley
internal import JSONText
internal import Widgets

/// A widget type whose renderer is a pack's C functions.
struct PackRenderer: WidgetRenderer {
  /// All types of the pack.
  let claims: PackRegistrations
  /// The type's place among them.
  let index: Int

  private var callbacks: PackCallbacks { claims.callbacks[index] }

  func render(_ context: RenderContext) -> RenderStatus {
    let callbacks = callbacks
    return unsafe during(context) { token in
      unsafe callbacks.render(HostTable.shared, token, callbacks.user)
    }
  }

  func measure(_ context: RenderContext, width: Int) -> WidgetSize? {
    let callbacks = callbacks
    guard let measure = unsafe callbacks.measure else { return nil }
    var size = galley_size()
    let status = unsafe during(context) { token in
      unsafe measure(HostTable.shared, token, callbacks.user, UInt32(width), &size)
    }
    guard status == .done else { return nil }
    return WidgetSize(
      minWidth: Int(size.min_width),
      width: Int(size.width),
      height: Int(size.height)
    )
  }

  var answersEvents: Bool { unsafe callbacks.event != nil }

  func handle(_ event: WidgetEvent, _ context: RenderContext) -> RenderStatus {
    let callbacks = callbacks
    guard let answer = unsafe callbacks.event else { return .done }
    return unsafe during(context) { token in
      var passed = unsafe galley_event()
      unsafe passed.size = UInt32(MemoryLayout<galley_event>.stride)
      unsafe passed.name = galley_str(keeping: event.name)
      unsafe passed.action = Handle.make(event.action)
      unsafe passed.value = galley_value(event.value)
      return unsafe answer(HostTable.shared, token, callbacks.user, &passed)
    }
  }

  private func during(
    _ context: RenderContext,
    _ body: (OpaquePointer?) -> Int32
  ) -> RenderStatus {
    switch unsafe PackCall.during(context, pack: claims.order, body) {
    case GALLEY_OK: .done
    case GALLEY_MALFORMED: .malformed
    case let status: .failed(status)
    }
  }
}
