internal import CPlatform

/// The running thread.
package enum ThisThread {
  /// A number that no other running thread has.
  package static var identity: UInt { platform_thread() }
}
