internal import Pages
internal import Platform

/// Finds out what packs do to the worker that other packs, or a host, would suffer from.
final class ProcessWatch {
  /// Something that a pack did.
  struct Finding {
    var severity: Severity
    /// What it did, to follow its name.
    var words: String
  }

  private let state: ProcessState?
  /// Descriptors of what stands for standard output and for standard error.
  private let outputs: (standard: Int32, errors: Int32)
  private var sizes = (standard: 0, errors: 0)

  /// Watches from now on.
  ///
  /// - Parameters:
  ///   - outputs: Descriptors of the memory behind descriptors 1 and 2, with numbers of their own.
  ///   - least: The least number of further descriptors.
  init(outputs: (standard: Int32, errors: Int32), above least: Int32) {
    self.outputs = outputs
    state = ProcessState(above: least)
  }

  /// What was done since the last call; it is undone.
  func findings() -> [Finding] {
    ThisProcess.flushOutput()
    let written = [
      written(outputs.standard, &sizes.standard, "output", .error),
      written(outputs.errors, &sizes.errors, "error", .warning),
    ]
    let changes = (state?.restore() ?? []).map(\.words) + startedProcesses()
    return changes.map { Finding(severity: .error, words: $0) } + written.compactMap { $0 }
  }

  /// Ends the processes that packs have started, and says how many there were.
  private func startedProcesses() -> [String] {
    switch StrayProcesses.endChildren() {
    case 0: []
    case 1: ["left a process running"]
    case let count: ["left \(count) processes running"]
    }
  }

  private func written(
    _ descriptor: Int32,
    _ size: inout Int,
    _ name: String,
    _ severity: Severity
  ) -> Finding? {
    let now = MemoryFile.size(of: descriptor)
    if now == size { return nil }
    let bytes = MemoryFile.bytes(of: descriptor, from: size, most: ProcessWatch.longest * 4)
    let text = QuotedText.shortened(
      String(decoding: bytes, as: UTF8.self),
      to: ProcessWatch.longest
    )
    size = now
    return Finding(severity: severity, words: "wrote to standard \(name): \"\(text)\"")
  }

  /// How many scalars of what was written are shown.
  private static let longest = 120
}

extension ProcessState.Change {
  /// What a pack did.
  fileprivate var words: String {
    switch self {
    case .descriptor(let number): "closed or replaced descriptor \(number)"
    case .signalHandler(let signal):
      "changed what happens at \(ProcessEnding.name(ofSignal: signal))"
    case .signalMask: "blocked or unblocked signals"
    case .locale: "changed the locale"
    case .workingDirectory: "changed the working directory"
    case .fileModeMask: "changed the umask"
    }
  }
}
