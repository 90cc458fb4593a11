internal import Pages
internal import Platform

/// How a worker failed, and what it was doing.
struct WorkerFault: Error {
  /// What made it end.
  enum Cause {
    /// It ended without a last record.
    case ended(ProcessEnding)
    /// It was killed: one call took longer than the limit.
    case time(Duration)
    /// It was killed: it used more bytes of memory.
    case memory(Int)
    /// It was killed: it wrote more bytes.
    case output(Int)
    /// It sent what isn't an answer.
    case nonsense

    /// Whether the fault cost more than a crash.
    var isSlow: Bool {
      switch self {
      case .time, .memory, .output: true
      case .ended, .nonsense: false
      }
    }
  }

  let cause: Cause
  let call: Breadcrumbs.Call
  /// The file that was loaded last.
  let path: FilePath
  /// The end of what it wrote.
  let lastWords: String
}

extension WorkerFault: CustomStringConvertible {
  /// What happened, in which phase, and the last words; to follow the name of a pack.
  var description: String {
    let words = lastWords.isEmpty ? "" : "; its last words: \"\(lastWords)\""
    return "\(event) \(place)\(words)"
  }

  private var event: String {
    switch cause {
    case .ended(.killed(let signal)): "died by \(ProcessEnding.name(ofSignal: signal))"
    case .ended(.exited(let status)): "ended the process with status \(status)"
    case .time(let limit): "gave no answer in \(WorkerFault.seconds(limit)) s"
    case .memory(let bytes): "used more than \(bytes >> 20) MiB of memory"
    case .output(let bytes): "wrote more than \(bytes >> 20) MiB of output"
    case .nonsense: "broke the talk with the host"
    }
  }

  private var place: String {
    switch call.phase {
    case .host: "between calls into packs"
    case .constructors: "while loading, before its entry function"
    case .entry: "while loading, in its entry function"
    case .render: "in render"
    case .measure: "in measure"
    case .event: "in event"
    case .action: "while performing an action"
    }
  }

  /// A time in seconds with as many decimals as it takes, at most three.
  private static func seconds(_ time: Duration) -> String {
    let thousandths = Int(time / .milliseconds(1))
    guard thousandths % 1000 != 0 else { return String(thousandths / 1000) }
    var decimals = String(1000 + thousandths % 1000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    return "\(thousandths / 1000).\(decimals)"
  }
}
