internal import CGalley
internal import PackFiles
internal import Platform

/// Tables of host functions for probes: each call is counted, looked at, and handed on.
@safe
enum ProbeTable {
  /// The host's own table, behind the probe's.
  nonisolated(unsafe) private(set) static var host = unsafe HostTable.shared.pointee

  /// Makes a table for a plan; it lives while the process does.
  ///
  /// - Returns: nil where there is no memory.
  static func make(_ plan: LoadPlan) -> UnsafePointer<galley_host>? {
    var table = unsafe host
    unsafe watch(&table)
    if plan.offersExtensions { unsafe table.extension = { _ in unsafe ProbeTable.extension } }
    let full = unsafe MemoryLayout<galley_host>.size
    switch plan.form {
    case .usual: return unsafe copy(table, shown: full, reachable: full + laterSize)
    case .smaller: return unsafe copy(table, shown: firstSize, reachable: firstSize)
    case .larger:
      unsafe table.abi += 1
      return unsafe copy(table, shown: full + laterSize, reachable: full + laterSize)
    }
  }

  /// What every pack may count on: the table as the first revision had it.
  private static let firstSize =
    unsafe (MemoryLayout<galley_host>.offset(of: \.note) ?? 0) + MemoryLayout<UInt>.size

  /// As many functions again as a later revision may have.
  private static let laterSize = 64 * MemoryLayout<UInt>.size

  /// The first bytes of a table, at the end of memory that can be touched.
  @unsafe
  private static func copy(
    _ table: galley_host,
    shown: Int,
    reachable: Int
  ) -> UnsafePointer<galley_host>? {
    guard let memory = unsafe GuardedMemory.allocate(reachable) else { return nil }
    unsafe withUnsafeBytes(of: table) { bytes in
      let count = min(bytes.count, reachable)
      unsafe memory.copyMemory(
        from: bytes.baseAddress ?? UnsafeRawPointer(memory),
        byteCount: count
      )
    }
    unsafe memory.storeBytes(of: UInt32(shown), as: UInt32.self)
    return unsafe UnsafePointer(memory.assumingMemoryBound(to: galley_host.self))
  }

  /// A family of functions that each do nothing; its size comes first, as in all tables.
  nonisolated(unsafe) private static let `extension`: UnsafeRawPointer? = {
    let count = 64
    let table = UnsafeMutablePointer<UInt>.allocate(capacity: count)
    let nothing: @convention(c) () -> Int = { 0 }
    let address = unsafe unsafeBitCast(nothing, to: UInt.self)
    unsafe table.initialize(repeating: address, count: count)
    unsafe table.pointee = UInt(count * MemoryLayout<UInt>.size)
    return UnsafeRawPointer(table)
  }()

  /// Puts a watch in front of every function.
  @unsafe
  private static func watch(_ table: inout galley_host) {
    unsafe watchGeneral(&table)
    unsafe watchNavigation(&table)
    unsafe watchValues(&table)
    unsafe watchCheckedReads(&table)
    unsafe watchAtoms(&table)
    unsafe watchState(&table)
    unsafe watchText(&table)
    unsafe watchAtomOutput(&table)
    unsafe watchBoxes(&table)
    unsafe watchNesting(&table)
    unsafe watchReports(&table)
  }

  /// Whether a call goes through to the host.
  static func admits(_ function: StaticString, _ context: OpaquePointer?) -> Bool {
    ProbeCalls.shared.admits(function, isInCallback: unsafe isActive(context))
  }

  /// Makes a call, or answers that it failed; notes what the host's answer says of the pack.
  static func call(
    _ function: StaticString,
    _ context: OpaquePointer?,
    _ failure: Int32,
    _ call: @autoclosure () -> Int32
  ) -> Int32 {
    guard unsafe admits(function, context) else { return failure }
    let status = call()
    if status == GALLEY_WRONG_PHASE { ProbeCalls.shared.note(.phase, function) }
    if status == GALLEY_BAD_ARGUMENT { ProbeCalls.shared.note(.argument, function) }
    return status
  }
}
