import Observation

@Observable
final class ObservedCounter {
  var count = 0
  var title = ""
  var other = 0
}

/// Writes to a property of an `@Observable` class that `withObservationTracking` watches: the peer.
enum Observed {
  /// Writes one property, and watches it again after each write or not.
  static func write(_ writes: Int, rearms: Bool) -> (Duration, Int) {
    let counter = ObservedCounter()
    var sum = 0
    func watch() {
      withObservationTracking {
        sum += counter.count
      } onChange: {
      }
    }
    watch()
    let time = ContinuousClock().measure {
      for _ in 0..<writes {
        counter.count += 1
        if rearms { watch() }
      }
    }
    watch()
    return (time, sum)
  }
}
