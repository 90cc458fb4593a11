internal import CPlatform
internal import Glibc

/// The running thread.
package enum ThisThread {
  /// A number that no other running thread has.
  package static var identity: UInt { platform_thread() }

  /// Lets other threads run for a while, or until a signal comes.
  ///
  /// - Parameter microseconds: how long, less than a second.
  package static func sleep(microseconds: UInt32) { usleep(microseconds) }
}
