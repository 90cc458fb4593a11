internal import Platform

/// Which packs and calls ended workers of a session, and what follows from it.
struct FaultLedger {
  /// Packs that failed while they were loaded.
  private(set) var refused: [FilePath: String] = [:]
  /// Why no pack is loaded any more.
  private(set) var refusesAll: String?
  private(set) var aside = PutAside()
  private var strikes: [Int: Int] = [:]
  private var restarts = 0
  private var suspicions = 0
  private var remarks: [String] = []

  /// Notes a fault of a worker with these packs, one of which is the culprit.
  mutating func note(_ fault: WorkerFault, _ packs: [PackReport]) {
    restarts += 1
    if restarts >= WatchLimits.restarts {
      refusesAll = "not loaded: packs have ended the worker too often; the last \(fault)"
    }
    switch fault.call.phase {
    case .constructors, .entry: refused[fault.path] = fault.description
    case .render, .measure: put(aside: fault, packs)
    case .event, .action: break
    case .host: suspect(fault, packs)
    }
  }

  /// Begins a page: what failed on another may work on this one.
  mutating func beginPage() {
    aside = PutAside()
    strikes = [:]
    restarts = 0
    suspicions = 0
  }

  /// Lets packs be loaded again that weren't any more.
  mutating func forgive() {
    refusesAll = nil
  }

  /// Begins another piece of work on the page at hand.
  mutating func beginStep() {
    restarts = 0
    suspicions = 0
  }

  /// What happened between calls into packs since this was asked last, in sentences.
  mutating func takeRemarks() -> [String] {
    defer { remarks = [] }
    return remarks
  }

  private mutating func put(aside fault: WorkerFault, _ packs: [PackReport]) {
    let order = fault.call.pack
    let name = Self.name(order, packs).map { "(\($0)) " } ?? ""
    let call = PutAside.Call(node: fault.call.node, pack: order)
    aside.calls[call] = "\(name)\(fault)"
    strikes[order, default: 0] += fault.cause.isSlow ? WatchLimits.slowWeight : 1
    if strikes[order, default: 0] >= WatchLimits.strikes {
      aside.packs[order] = "\(name)isn't called any more on this page; it \(fault)"
    }
  }

  /// Our own code doesn't fail by itself: something that a pack left behind did it.
  ///
  /// Perhaps it won't again; else packs aren't called, and then not even loaded.
  private mutating func suspect(_ fault: WorkerFault, _ packs: [PackReport]) {
    suspicions += 1
    let last = Self.name(fault.call.pack, packs) ?? fault.path.printable
    remarks.append("the process of the packs \(fault); the last pack called: \(last)")
    switch suspicions {
    case 1: break
    case 2: aside.everything = "isn't called any more on this page: the process \(fault)"
    default: refusesAll = "not loaded: the process \(fault)"
    }
  }

  /// A pack's id and file.
  static func name(_ order: Int, _ packs: [PackReport]) -> String? {
    packs.first { $0.order == order }.map { "\($0.id), \($0.printableFile)" }
  }
}
