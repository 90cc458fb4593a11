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

  /// Notes a fault of a worker with these packs, one of which is the culprit.
  mutating func note(_ fault: WorkerFault, _ packs: [PackReport]) {
    restarts += 1
    if restarts >= WatchLimits.restarts {
      refusesAll = "not loaded: packs have ended the worker too often; the last \(fault)"
    }
    switch fault.call.phase {
    case .constructors, .entry: refused[fault.path] = fault.description
    case .render, .measure, .event: put(aside: fault, packs)
    case .host: suspect(fault)
    }
  }

  /// Begins a page: what failed on another may work on this one.
  mutating func beginPage() {
    aside = PutAside()
    strikes = [:]
    restarts = 0
  }

  private mutating func put(aside fault: WorkerFault, _ packs: [PackReport]) {
    let order = fault.call.pack
    let report = packs.first { $0.order == order }
    let name = report.map { "(\($0.id), \($0.printableFile)) " } ?? ""
    let call = PutAside.Call(node: fault.call.node, pack: order)
    aside.calls[call] = "\(name)\(fault)"
    strikes[order, default: 0] += fault.cause.isSlow ? WatchLimits.slowWeight : 1
    if strikes[order, default: 0] >= WatchLimits.strikes {
      aside.packs[order] = "\(name)isn't called any more on this page; it \(fault)"
    }
  }

  /// Our own code doesn't fail by itself: something that a pack left behind did it.
  private mutating func suspect(_ fault: WorkerFault) {
    if aside.everything == nil {
      aside.everything = "isn't called any more on this page: the worker \(fault)"
    } else {
      refusesAll = "not loaded: the worker \(fault)"
    }
  }
}
