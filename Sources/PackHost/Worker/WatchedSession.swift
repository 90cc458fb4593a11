package import PackFiles
internal import Pages
package import Platform

/// Packs loaded into a worker process, which this one watches and replaces when a pack ends it.
///
/// Whatever a pack does costs the widget that it was drawing, or the pack itself where it fails
/// while it is loaded; the page is always complete.
package final class WatchedSession: PackSession {
  /// Why there is no session.
  package enum OpenError: Error, CustomStringConvertible {
    /// The packs can't be looked for.
    case search(PackSearchError)
    /// A worker can't be started.
    case start(SystemError)
    /// The worker ends before it has loaded anything; in words.
    case worker(String)

    /// One line: what, and why.
    package var description: String {
      switch self {
      case .search(let error): PackSearchErrorText(error).description
      case .start(let error): "no process can be started to load packs: \(error)"
      case .worker(let event): "the process that loads packs \(event)"
      }
    }
  }

  package private(set) var packs: [PackReport] = []
  private let search: PackSearch
  private let limits: WatchLimits
  private let program: FilePath
  var worker: Worker?
  var ledger = FaultLedger()
  /// What the worker shows.
  var sender = PageSender()
  /// How a worker failed last.
  var lastFault: WorkerFault?
  var isCareful = false
  /// The page that was rendered last.
  private var document: [UInt8] = []

  /// Finds packs and loads them into a worker.
  ///
  /// - Parameters:
  ///   - search: Where packs are looked for.
  ///   - limits: What they may take.
  ///   - program: The program that can be a worker; this one, if its `main` begins with
  ///     `WorkerProgram.run`.
  /// - Returns: A session with what could be loaded.
  /// - Throws: what keeps any session from being made.
  package static func open(
    _ search: PackSearch,
    limits: WatchLimits = WatchLimits(),
    program: FilePath = "/proc/self/exe"
  ) throws(OpenError) -> WatchedSession {
    let session = WatchedSession(search, limits, program)
    try session.load()
    return session
  }

  private init(_ search: PackSearch, _ limits: WatchLimits, _ program: FilePath) {
    self.search = search
    self.limits = limits
    self.program = program
  }

  package func render(_ request: RenderRequest) -> RenderResponse {
    turn(to: request.document)
    while true {
      do throws(OpenError) {
        if worker == nil { try load() }
        if var response = try attempt(request) {
          response.add(ledger.takeRemarks())
          return response
        }
      } catch {
        return .failed(error)
      }
    }
  }

  /// Turns to a page; to the one that was rendered last, with what is known of it.
  ///
  /// Packs that weren't loaded any more for one page get their chance on the next.
  func turn(to document: [UInt8]) {
    guard document != self.document else { return }
    if ledger.refusesAll != nil, !self.document.isEmpty {
      worker = nil
      ledger.forgive()
    }
    ledger.beginPage()
    self.document = document
  }

  /// Notes that the worker has failed.
  func note(_ fault: WorkerFault) {
    worker = nil
    lastFault = fault
    ledger.note(fault, packs)
  }

  /// Has the next worker look at the process after each call into a pack.
  func takeCare() {
    isCareful = true
    worker = nil
  }

  /// Renders once; nil: the worker has failed, and the next one may do better.
  private func attempt(_ request: RenderRequest) throws(OpenError) -> RenderResponse? {
    let order = WorkerOrder.Render(request: request, aside: ledger.aside)
    switch try carryOut(.render(order), memory: request.document.count * 32) {
    case .rendered(let response): return response
    case .notAPage: return .refusal(of: request.document)
    case .needsCare:
      takeCare()
      return nil
    case nil: return nil
    default: throw .worker("answers what it wasn't asked")
    }
  }

  /// Starts a worker and has it load the packs, as often as it takes.
  func load() throws(OpenError) {
    while true {
      do throws(SystemError) { worker = try Worker(program, limits: limits) } catch {
        throw .start(error)
      }
      sender.forgetWorker()
      var order = WorkerOrder.Open(search: search, refused: ledger.refused)
      order.refusesAll = ledger.refusesAll
      order.isCareful = isCareful
      switch try carryOut(.open(order)) {
      case .opened(let packs):
        self.packs = packs
        return
      case .searchFailed: throw explainSearch()
      case nil: continue
      default: throw .worker("answers what it wasn't asked")
      }
    }
  }

  /// Finds out in this process why packs can't be looked for; nothing of them runs.
  private func explainSearch() -> OpenError {
    do throws(PackSearchError) { _ = try search.list() } catch { return .search(error) }
    return .worker("can't look for packs")
  }

  /// What the worker answers; nil where it has failed, which is noted.
  func carryOut(
    _ order: WorkerOrder,
    memory: Int = 0
  ) throws(OpenError) -> WorkerAnswer? {
    do throws(WorkerFault) {
      return try worker?.carryOut(order, memory: memory)
    } catch {
      if ledger.refusesAll != nil {
        worker = nil
        lastFault = error
        throw .worker("\(error)")
      }
      note(error)
      return nil
    }
  }
}

extension RenderResponse {
  /// Says why a document isn't a page.
  static func refusal(of document: [UInt8]) -> RenderResponse {
    var response = RenderResponse()
    do throws(PageError) { _ = try PageDecoder.decode(document) } catch { response.failure = error }
    return response
  }

  /// Adds what happened between calls into packs.
  fileprivate mutating func add(_ remarks: [String]) {
    diagnostics += remarks.map { Diagnostic(.packFault, message: $0) }
    hasPackFault = hasPackFault || !remarks.isEmpty
  }

  /// Says that there is no worker to render.
  fileprivate static func failed(_ error: WatchedSession.OpenError) -> RenderResponse {
    var response = RenderResponse()
    response.diagnostics = [Diagnostic(.packFault, message: "\(error)")]
    response.hasPackFault = true
    return response
  }
}
