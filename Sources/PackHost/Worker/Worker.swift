internal import Pages
internal import Platform
internal import Synchronization

/// A worker as its watcher sees it: a process that answers orders, or fails.
struct Worker: ~Copyable {
  private var process: ChildProcess
  private let socket: MessageSocket
  private let words: SharedWords
  private let crumbs: Breadcrumbs
  private let output: MemoryFile
  private let errors: MemoryFile
  private let limits: WatchLimits
  /// What processes that packs start have in their environment.
  private let mark: String
  private static let last = Atomic<Int>(0)
  /// What it took too much of, for which it was stopped.
  private var excess: WorkerFault.Cause?
  /// How often the watcher looks at the worker, in milliseconds.
  private static let tick = 20

  /// Starts a worker.
  ///
  /// - Throws: why there can't be one.
  init(_ program: FilePath, limits: WatchLimits) throws(SystemError) {
    let least: Int32 = 8
    let page = try MemoryFile(above: least)
    try page.resize(SharedWords.bytes)
    let input = try FileDescriptor(opening: "/dev/null", for: .read).raised(above: least)
    let output = try MemoryFile(above: least)
    let errors = try MemoryFile(above: least)
    try output.setAppending()
    try errors.setAppending()
    let files = [input.number, output.descriptor.number, errors.descriptor.number]
    let last = page.descriptor.number
    let ends = try MessageSocket.Pair(above: least)
    let number = Worker.last.wrappingAdd(1, ordering: .relaxed).newValue
    let mark = "GALLEY_WORKER=\(ThisProcess.identifier).\(number)"
    let process = try ChildProcess(
      program,
      arguments: ["galley", WorkerProgram.argument, String(ThisProcess.identifier)],
      variables: ["SWIFT_BACKTRACE=enable=no", mark],
      descriptors: files + [ends.far.descriptor.number, last],
      leadsGroup: true
    )
    words = try SharedWords(mapping: last)
    crumbs = Breadcrumbs(on: words)
    socket = ends.keepNear()
    self.process = process
    self.mark = mark
    self.output = output
    self.errors = errors
    self.limits = limits
  }

  /// The process's number.
  var identifier: Int32 { process.identifier }

  deinit { words.unmap() }

  /// Has an order carried out.
  ///
  /// - Throws: how the worker failed over it.
  mutating func carryOut(
    _ order: WorkerOrder,
    memory: Int = 0
  ) throws(WorkerFault) -> WorkerAnswer {
    send(Worker.message(order))
    return try answer(memory: memory)
  }

  /// An order as bytes.
  static func message(_ order: WorkerOrder) -> [UInt8] {
    var wire = WireWriter()
    wire.put(order)
    return wire.message()
  }

  /// Hands over an order; the answers to orders come in their sequence.
  ///
  /// That the worker has gone shows where the answer is awaited that it didn't give: it may have
  /// been over an earlier order.
  func send(_ message: [UInt8]) {
    try? socket.send(message.span)
  }

  /// Awaits the answer to the earliest order that has none yet.
  mutating func answer(memory: Int) throws(WorkerFault) -> WorkerAnswer {
    let answer = try awaitAnswer(memory: limits.memory + memory)
    do throws(WireError) {
      var wire = try WireReader(answer)
      return try wire.take()
    } catch {
      throw stopped(.nonsense)
    }
  }

  /// Whether it has grown so much that the next page should find another worker.
  var isGrown: Bool { process.residentBytes > limits.memory / 2 }

  private mutating func awaitAnswer(memory: Int) throws(WorkerFault) -> [UInt8] {
    var answer: [UInt8] = []
    var lookout = Lookout(limits, memory: memory)
    while true {
      let length: Int?
      do throws(WireError) { length = try WireReader.length(of: answer) } catch {
        throw stopped(.nonsense)
      }
      if let length, answer.count >= length { return answer }
      if socket.isReadable(within: Worker.tick) {
        let most = min((length ?? WireReader.head) - answer.count, 1 << 20)
        let count = (try? socket.receive(into: &answer, most: most)) ?? 0
        if count == 0 { throw failed() }
      } else if process.poll() != nil {
        // It may have answered, and ended over the next order, since we looked.
        if !socket.isReadable(within: 0) { throw failed() }
      } else if let cause = lookout.excess(crumbs, process, output, errors) {
        excess = cause
        _ = process.stop()
      }
    }
  }

  /// The fault of a worker that has ended or closed its socket.
  private mutating func failed() -> WorkerFault {
    let ending = process.stop()
    return fault(excess ?? .ended(ending))
  }

  /// The fault of a worker that can't go on.
  private mutating func stopped(_ cause: WorkerFault.Cause) -> WorkerFault {
    _ = process.stop()
    return fault(cause)
  }

  /// The fault of a worker that has ended; what its packs had started ends with it.
  private func fault(_ cause: WorkerFault.Cause) -> WorkerFault {
    StrayProcesses.end(marked: mark)
    let words = Worker.lastWords(of: errors)
    return WorkerFault(
      cause: cause,
      call: crumbs.call,
      path: crumbs.path,
      lastWords: words.isEmpty ? Worker.lastWords(of: output) : words
    )
  }

  /// The last line that isn't empty; nothing where it is no text.
  private static func lastWords(of file: borrowing MemoryFile) -> String {
    let size = file.size
    let bytes = MemoryFile.bytes(
      of: file.descriptor.number,
      from: max(size - 1024, 0),
      most: 1024
    )
    let line = bytes.split(separator: UInt8(ascii: "\n")).last ?? []
    if line.contains(0) { return "" }
    return QuotedText.shortened(String(decoding: line, as: UTF8.self), to: 200)
  }
}
