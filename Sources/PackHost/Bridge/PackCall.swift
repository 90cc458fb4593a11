internal import CGalley
internal import Widgets

/// A call into a pack's code.
@safe
enum PackCall {
  /// Makes the context's frame on top the call under way, and what was under way again afterwards.
  ///
  /// - Returns: What the pack returned; `GALLEY_WRONG_PHASE` where no call may be made.
  @unsafe
  @inline(__always)
  static func during(
    _ context: RenderContext,
    pack: Int,
    _ body: (OpaquePointer?) -> Int32
  ) -> Int32 {
    guard let frame = context.frame else { return GALLEY_WRONG_PHASE }
    guard let watch = unsafe callWatch else { return unsafe call(frame, context, body) }
    return watch.during(frame, pack: pack, in: context) { unsafe call(frame, context, body) }
  }

  @unsafe
  @inline(__always)
  private static func call(
    _ frame: RenderFrame,
    _ context: RenderContext,
    _ body: (OpaquePointer?) -> Int32
  ) -> Int32 {
    let outer = unsafe activeCall
    let call = ActiveCall(frame, of: context)
    unsafe activeCall = call
    defer { unsafe activeCall = outer }
    return unsafe body(OpaquePointer(bitPattern: call.token))
  }
}
