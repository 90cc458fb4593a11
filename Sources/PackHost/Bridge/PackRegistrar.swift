internal import CGalley
internal import Widgets

/// What a pack registered while its entry function ran; it takes effect afterwards or not at all.
@safe
struct PackRegistrar {
  /// The id and version that the pack named.
  var identity: (id: String, version: String)?
  /// The claims in order, each with the renderer behind it.
  var registrations: [Registration] = []
  /// What reports say of the claims, in the same order.
  var types = RegisteredTypes()
  /// The types of actions in order, each with the performer behind it.
  var actions: [ActionClaim] = []
  /// What was wrong with calls to `add` and `add_action`.
  var complaints: [String] = []
  /// The pack's place in load order.
  private let pack: Int

  private init(pack: Int, types: Int) {
    self.pack = pack
    let count = min(types, PackRegistrar.mostExpected)
    registrations.reserveCapacity(count)
    self.types.reserve(count, textSize: 64)
  }

  /// For how many types there is room at once, whatever a manifest promises.
  private static let mostExpected = 1000

  /// Calls a pack's entry function.
  ///
  /// - Parameters:
  ///   - entry: The function.
  ///   - pack: The pack's place in load order.
  ///   - types: How many types it is expected to register.
  /// - Returns: Its status, and what it registered.
  static func run(
    _ entry: galley_pack_fn,
    _ pack: Int,
    expecting types: Int = 0
  ) -> (status: Int32, registered: PackRegistrar) {
    unsafe collecting = PackRegistrar(pack: pack, types: types)
    var table = galley_registrar()
    table.size = UInt32(MemoryLayout<galley_registrar>.stride)
    unsafe table.identify = { _, _, id, version in
      guard unsafe collecting != nil else { return GALLEY_WRONG_PHASE }
      unsafe collecting?.identity = unsafe (id.text, version.text)
      return GALLEY_OK
    }
    unsafe table.add = { _, _, widget in
      guard unsafe collecting != nil else { return GALLEY_WRONG_PHASE }
      return unsafe collecting?.add(widget) ?? GALLEY_WRONG_PHASE
    }
    unsafe table.add_action = { _, _, action in
      guard unsafe collecting != nil else { return GALLEY_WRONG_PHASE }
      return unsafe collecting?.add(action) ?? GALLEY_WRONG_PHASE
    }
    let status = unsafe entry(HostTable.shared, &table)
    return unsafe (status, collecting.take() ?? PackRegistrar(pack: pack, types: 0))
  }

  private mutating func add(_ pointer: UnsafePointer<galley_widget>?) -> Int32 {
    guard let widget = unsafe SizedStruct.read(pointer, zero: galley_widget()) else {
      complaints.append("registered a null descriptor or one without a size")
      return GALLEY_BAD_ARGUMENT
    }
    let type = unsafe TypeName(utf8: widget.type.array)
    guard !type.utf8.isEmpty else {
      complaints.append("registered a type without a name")
      return GALLEY_BAD_ARGUMENT
    }
    guard let renderer = unsafe PackRenderer(widget, pack: pack),
      let policy = unsafe OverridePolicy(rawValue: widget.policy)
    else {
      complaints.append("registered a type without render or with an unknown policy")
      return GALLEY_BAD_ARGUMENT
    }
    registrations.append(Registration(type: type, renderer: renderer, policy: policy))
    unsafe types.append(
      type.utf8,
      summary: widget.summary.bytes,
      sample: widget.sample.bytes,
      revision: widget.revision,
      policy: policy
    )
    return GALLEY_OK
  }

  private mutating func add(_ pointer: UnsafePointer<galley_action>?) -> Int32 {
    guard let action = unsafe SizedStruct.read(pointer, zero: galley_action()) else {
      complaints.append("registered a null handler or one without a size")
      return GALLEY_BAD_ARGUMENT
    }
    let type = unsafe TypeName(utf8: action.type.array)
    guard !type.utf8.isEmpty, let performer = unsafe PackActionPerformer(action, pack: pack) else {
      complaints.append("registered a handler without type or without perform")
      return GALLEY_BAD_ARGUMENT
    }
    unsafe actions.append(
      ActionClaim(type: type, summary: action.summary.text, performer: performer)
    )
    return GALLEY_OK
  }
}

/// What the entry function under way has registered; packs are loaded by one thread.
nonisolated(unsafe) private var collecting: PackRegistrar?
