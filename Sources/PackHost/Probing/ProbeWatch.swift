internal import Pages
internal import Platform

/// Sees what a pack does to its process, between two looks.
final class ProbeWatch {
  private let state: ProcessState?
  private let outputs: [Int32]
  private var sizes: [Int]
  private var variables: [[UInt8]]
  private var descriptors: Int
  private var threads: Int

  /// Watches from now on.
  ///
  /// - Parameters:
  ///   - outputs: descriptors of the memory behind standard output and standard error.
  ///   - least: the least number of further descriptors.
  init(outputs: [Int32], above least: Int32) {
    self.outputs = outputs
    state = ProcessState(above: least)
    sizes = outputs.map { MemoryFile.size(of: $0) }
    variables = Environment.all
    descriptors = ProbeWatch.entries(of: "/proc/self/fd")
    threads = ProbeWatch.entries(of: "/proc/self/task")
  }

  /// What was done since the last look; what can be undone is.
  func look() -> [ProbeHarm] {
    ThisProcess.flushOutput()
    let changes = (state?.restore() ?? []).map(ProbeHarm.init)
    return changes + output() + environment() + counts()
  }

  private func output() -> [ProbeHarm] {
    zip(outputs.indices, ["output", "error"]).compactMap { index, name in
      let size = MemoryFile.size(of: outputs[index])
      if size == sizes[index] { return nil }
      let bytes = MemoryFile.bytes(of: outputs[index], from: sizes[index], most: 400)
      sizes[index] = size
      let text = QuotedText.shortened(String(decoding: bytes, as: UTF8.self), to: 100)
      return ProbeHarm(part: .output, words: "writes to standard \(name): \"\(text)\"")
    }
  }

  private func environment() -> [ProbeHarm] {
    let now = Environment.all
    defer { variables = now }
    if now == variables { return [] }
    let changed = now.first { !variables.contains($0) } ?? variables.first { !now.contains($0) }
    let name = changed?.prefix { $0 != UInt8(ascii: "=") } ?? []
    let words = "changes the environment variable \(FilePath(bytes: Array(name)).printable)"
    return [ProbeHarm(part: .environment, words: words)]
  }

  private func counts() -> [ProbeHarm] {
    let open = ProbeWatch.entries(of: "/proc/self/fd") - descriptors
    let running = ProbeWatch.threads(beyond: threads)
    descriptors += open
    threads += running
    return [
      open > 0
        ? ProbeHarm(part: .descriptors, words: "leaves \(open) descriptors open") : nil,
      open < 0
        ? ProbeHarm(part: .descriptors, words: "closes \(-open) descriptors of the host") : nil,
      running > 0 ? ProbeHarm(part: .threads, words: "leaves \(running) threads running") : nil,
    ].compactMap { $0 }
  }

  /// How many threads there are beyond a number.
  ///
  /// The system lists a thread for a moment after another one has joined it, so more of them are
  /// counted again for up to a tenth of a second.
  private static func threads(beyond known: Int) -> Int {
    var running = 0
    for _ in 0..<100 {
      running = entries(of: "/proc/self/task") - known
      if running <= 0 { break }
      ThisThread.sleep(microseconds: 1_000)
    }
    return running
  }

  private static func entries(of directory: FilePath) -> Int {
    (try? DirectoryListing.names(in: directory))?.count ?? 0
  }
}

extension ProbeHarm {
  fileprivate init(_ change: ProcessState.Change) {
    switch change {
    case .descriptor(let number):
      self.init(part: .descriptors, words: "closes or replaces descriptor \(number)")
    case .signalHandler(let signal):
      let name = ProcessEnding.name(ofSignal: signal)
      self.init(part: .signals, words: "changes what happens at \(name)")
    case .signalMask: self.init(part: .signals, words: "blocks or unblocks signals")
    case .locale: self.init(part: .locale, words: "changes the locale")
    case .workingDirectory: self.init(part: .directory, words: "changes the working directory")
    case .fileModeMask: self.init(part: .fileModeMask, words: "changes the umask")
    }
  }
}
