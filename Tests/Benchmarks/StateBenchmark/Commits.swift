import StateEngine

@Tracking
struct Counter {
  var count = 0
  var title = ""
  var other = 0
}

/// Writes to a store that readers read.
enum Commits {
  /// Writes one property, which one reader has read, and lets the reader run after each or not.
  static func write(_ writes: Int, updates: Bool) -> (Duration, Int) {
    let store = Store<Counter, Never>(Counter())
    var sum = 0
    let reader = StoreReader { sum += $0.read(store).count }
    let time = ContinuousClock().measure {
      for _ in 0..<writes {
        store.commit { $0.count += 1 }
        if updates { reader.update() }
      }
    }
    reader.update()
    return (time, sum)
  }

  /// Writes one property beside readers of another one, and looks after each who must run.
  static func writeBeside(_ readers: Int, _ writes: Int) -> (Duration, Int) {
    let store = Store<Counter, Never>(Counter())
    let loop = ReaderLoop()
    let held = (0..<readers).map { _ in StoreReader(in: loop) { _ = $0.read(store).other } }
    var ran = 0
    let time = ContinuousClock().measure {
      for _ in 0..<writes {
        store.commit { $0.count += 1 }
        ran += loop.update().count
      }
    }
    return (time, ran + held.count)
  }
}
