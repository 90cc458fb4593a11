internal import CGalley
internal import Pages
internal import Widgets

/// A type of actions whose performer is a pack's C function.
@safe
final class PackActionPerformer: ActionPerformer, @unchecked Sendable {
  private let callPerform: galley_action_fn
  private let user: UnsafeMutableRawPointer?
  /// The pack's place in load order.
  private let pack: Int

  /// Keeps the callback of a descriptor; nil where it has none.
  init?(_ action: galley_action, pack: Int) {
    guard let perform = unsafe action.perform else { return nil }
    self.pack = pack
    unsafe callPerform = perform
    unsafe user = action.user
  }

  func perform(_ call: ActionCall, _ context: RenderContext) -> ActionStatus {
    let status = unsafe PackCall.during(context, pack: pack) { token in
      var passed = unsafe galley_action_call()
      unsafe passed.size = UInt32(MemoryLayout<galley_action_call>.stride)
      unsafe passed.type = galley_str(keeping: call.type)
      unsafe passed.action = Handle.make(call.part.node)
      unsafe passed.event = galley_str(keeping: call.event?.name ?? "")
      unsafe passed.source = galley_str(keeping: call.event?.sourceID ?? "")
      unsafe passed.value = galley_value(call.event?.value)
      return unsafe callPerform(HostTable.shared, token, user, &passed)
    }
    switch status {
    case GALLEY_OK: return .done
    case GALLEY_ABSENT: return .declined
    default: return .failed(status)
    }
  }
}
