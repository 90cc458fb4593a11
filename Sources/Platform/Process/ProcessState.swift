internal import CPlatform

/// What all code of this process shares, as it was at a moment; libraries must leave it alone.
@safe package struct ProcessState: @unchecked Sendable {
  /// A part of the state that is another one now.
  package enum Change: Hashable, Sendable {
    /// A standard descriptor is closed or leads elsewhere.
    case descriptor(Int32)
    case signalHandler(signal: Int32)
    case signalMask
    case locale
    case workingDirectory
    case fileModeMask
  }

  private let state: OpaquePointer

  /// Remembers the state; it stays in memory while the process lives.
  ///
  /// - Parameter least: The least number of the descriptors that are opened for it.
  package init?(above least: Int32) {
    guard let taken = unsafe platform_state_take(least) else { return nil }
    unsafe state = taken
  }

  /// What has changed since then; puts it back.
  package func restore() -> [Change] {
    var signal: Int32 = 0
    let changes = unsafe platform_state_changes(state, &signal)
    if changes == 0 { return [] }
    unsafe platform_state_restore(state, changes)
    let parts: [(UInt32, Change)] = [
      (UInt32(PLATFORM_INPUT), .descriptor(0)), (UInt32(PLATFORM_OUTPUT), .descriptor(1)),
      (UInt32(PLATFORM_ERRORS), .descriptor(2)),
      (UInt32(PLATFORM_HANDLERS), .signalHandler(signal: signal)),
      (UInt32(PLATFORM_MASK), .signalMask), (UInt32(PLATFORM_LOCALE), .locale),
      (UInt32(PLATFORM_DIRECTORY), .workingDirectory),
      (UInt32(PLATFORM_UMASK), .fileModeMask),
    ]
    return parts.filter { changes & $0.0 != 0 }.map(\.1)
  }
}
