internal import CPlatform
internal import Glibc

/// A clock that never goes back and knows no date.
package enum MonotonicClock {
  /// Nanoseconds since some point in the past.
  package static var now: UInt64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// Nanoseconds since that point at the clock's last tick, some milliseconds ago at most.
  package static var coarseNow: UInt64 { platform_coarse_clock() }
}
