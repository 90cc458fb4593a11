internal import CPlatform

/// How a process ended.
package enum ProcessEnding: Hashable, Sendable {
  /// By its own will, with a status.
  case exited(status: Int32)
  /// By a signal.
  case killed(signal: Int32)

  /// A signal's name, such as `SIGSEGV`.
  package static func name(ofSignal number: Int32) -> String {
    guard let short = unsafe platform_signal_name(number) else { return "signal \(number)" }
    return unsafe "SIG" + String(decoding: FilePath(cString: short).bytes, as: UTF8.self)
  }
}
