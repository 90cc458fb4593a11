/// Times writes to state and what observes them; prints `SECONDS ANSWER`, the best of several runs.
///
/// Usage: state-benchmark commit|commit-run|others READERS|observable|observable-run
@main
enum Main {
  private static let writes = 200_000

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let readers = arguments.dropFirst().first.flatMap { Int($0) } ?? 1
    switch arguments.first {
    case "commit": report { Commits.write(writes, updates: false) }
    case "commit-run": report { Commits.write(writes, updates: true) }
    case "others": report { Commits.writeBeside(readers, writes) }
    case "observable": report { Observed.write(writes, rearms: false) }
    case "observable-run": report { Observed.write(writes, rearms: true) }
    default: print("usage: state-benchmark commit|commit-run|others N|observable|observable-run")
    }
  }

  /// A measurement answers its time and something that shows that it did its work.
  private static func report(_ measure: () -> (Duration, Int)) {
    let runs = (0..<7).map { _ in measure() }
    let best = runs.map(\.0).min() ?? .zero
    print("\(best / .seconds(1)) \(runs[0].1)")
  }
}
