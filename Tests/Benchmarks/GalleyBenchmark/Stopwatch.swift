import Platform

/// Runs a piece of work several times and prints the best time, and what the work answered.
struct Stopwatch {
  let runs: Int

  /// Prints `SECONDS ANSWER`; the seconds are those of one of `count` pieces of equal work.
  func report(each count: Int = 1, _ work: () -> Int) {
    var best = Int64.max
    var answer = 0
    for _ in 0..<runs {
      let start = MonotonicClock.now
      answer = work()
      best = min(best, Int64(MonotonicClock.now - start))
    }
    print("\(Double(best) / 1e9 / Double(count)) \(answer)")
  }

  /// Prints `SECONDS ANSWER` of work on something that was made before.
  func report<Subject>(_ subject: Subject, _ work: (Subject) -> Int) {
    report { work(subject) }
  }
}
