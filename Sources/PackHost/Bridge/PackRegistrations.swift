internal import CGalley
internal import Widgets

/// What a pack registered while its entry function ran; it takes effect afterwards or not at all.
@safe
final class PackRegistrations: @unchecked Sendable {
  /// The pack's place in load order, from 1.
  let order: Int
  /// The id and version that the pack named.
  private(set) var identity: (id: String, version: String)?
  /// The widget types in order.
  private(set) var types = RegisteredTypes()
  /// The functions behind each of them.
  private(set) var callbacks: [PackCallbacks] = []
  /// The types of actions in order, each with the performer behind it.
  private(set) var actions: [ActionClaim] = []
  /// What was wrong with what the pack passed.
  private(set) var complaints: [String] = []

  /// For how many types there is room at once, whatever a manifest promises.
  private static let mostExpected = 1000

  /// Nothing yet.
  ///
  /// - Parameters:
  ///   - order: The pack's place in load order, from 1.
  ///   - types: How many types it is expected to register.
  init(order: Int, expecting types: Int) {
    self.order = order
    let count = min(types, PackRegistrations.mostExpected)
    callbacks.reserveCapacity(count)
    self.types.reserve(count, textSize: 64)
  }

  /// Marks the types that the pack's manifest declares as overrides.
  func declare(_ overrides: [TypeName]) { types.declare(overrides) }

  /// Keeps the pack's id and version.
  func identify(_ id: galley_str, _ version: galley_str) {
    identity = unsafe (id.text, version.text)
  }

  /// Adds a widget type.
  ///
  /// - Returns: What the pack is told.
  func add(_ pointer: UnsafePointer<galley_widget>?) -> Int32 {
    guard let widget = unsafe SizedStruct.read(pointer, zero: galley_widget()) else {
      complaints.append("registered a null descriptor or one without a size")
      return GALLEY_BAD_ARGUMENT
    }
    if unsafe widget.type.bytes.isEmpty {
      complaints.append("registered a type without a name")
      return GALLEY_BAD_ARGUMENT
    }
    guard let callbacks = unsafe PackCallbacks(widget),
      let policy = unsafe OverridePolicy(rawValue: widget.policy)
    else {
      complaints.append("registered a type without render or with an unknown policy")
      return GALLEY_BAD_ARGUMENT
    }
    self.callbacks.append(callbacks)
    unsafe types.append(
      widget.type.bytes.span,
      summary: widget.summary.bytes.span,
      sample: widget.sample.bytes.span,
      revision: widget.revision,
      policy: policy
    )
    return GALLEY_OK
  }

  /// Adds a type of actions.
  ///
  /// - Returns: What the pack is told.
  func add(_ pointer: UnsafePointer<galley_action>?) -> Int32 {
    guard let action = unsafe SizedStruct.read(pointer, zero: galley_action()) else {
      complaints.append("registered a null handler or one without a size")
      return GALLEY_BAD_ARGUMENT
    }
    let type = unsafe TypeName(utf8: action.type.array)
    guard !type.utf8.isEmpty, let performer = unsafe PackActionPerformer(action, pack: order) else {
      complaints.append("registered a handler without type or without perform")
      return GALLEY_BAD_ARGUMENT
    }
    unsafe actions.append(
      ActionClaim(type: type, summary: action.summary.text, performer: performer)
    )
    return GALLEY_OK
  }
}

extension PackRegistrations: WidgetClaims {
  var count: Int { types.count }

  func type(at index: Int) -> TypeName { types.name(at: index) }

  func hashOfType(at index: Int) -> UInt32 { callbacks[index].typeHash }

  func isType(_ name: Span<UInt8>, at index: Int) -> Bool { types.isName(name, at: index) }

  func policy(at index: Int) -> OverridePolicy { types.policy(at: index) }

  func renderer(at index: Int) -> any WidgetRenderer { PackRenderer(claims: self, index: index) }
}
