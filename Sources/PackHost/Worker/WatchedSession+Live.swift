package import Pages
internal import Platform
package import Widgets

extension WatchedSession: LivePackSession {
  package func show(_ scene: PageScene, on surface: Surface) -> FrameChange {
    ledger.beginStep()
    if sender.scenes[surface]?.content.page.source !== scene.content.page.source {
      ledger.beginPage()
    }
    var retried = retriedWidgets(of: scene, on: surface)
    do throws(OpenError) {
      while true {
        if worker == nil { try load() }
        if let change = try attempt(scene, on: surface, retried: retried) { return change }
        retried = []
      }
    } catch {
      return .failed(error)
    }
  }

  package func hide(_ surface: Surface) {
    sender.hide(surface)
    if worker != nil { _ = try? carryOut(.hide(surface)) }
  }

  package func send(
    _ event: PageEvent,
    to scene: PageScene,
    on surface: Surface
  ) -> EventAnswer {
    bring(surface, to: scene)
    ledger.beginStep()
    lastFault = nil
    switch try? carryOut(.event(event, surface), memory: sender.documentBytes * 32) {
    case .answered(var answer, let actions)?:
      answer.actions = actions.compactMap { sender.call($0) }
      return answer
    default: return lost(event, scene, surface)
    }
  }

  package func perform(_ call: ActionCall, states: WidgetStateStore) -> ActionOutcome {
    ledger.beginStep()
    lastFault = nil
    if worker == nil { try? load() }
    let order = WorkerOrder.Perform(call: ActionParcel(call), states: states)
    switch try? carryOut(.perform(order)) {
    case .performed(let outcome)?: return outcome
    default: return lost(call)
    }
  }

  package func output(_ request: OutputRequest, of surface: Surface) -> [UInt8] {
    guard case .wrote(let bytes)? = ask(.output(request, surface), surface) else { return [] }
    return bytes
  }

  package func regions(of surface: Surface) -> [TapRegion] {
    guard case .regions(let regions)? = ask(.regions(surface), surface) else { return [] }
    return regions
  }

  package func spans(_ lines: Range<Int>, of surface: Surface) -> [RegionSpan] {
    guard case .spans(let spans)? = ask(.spans(lines, surface), surface) else { return [] }
    return spans
  }

  package func stories(ofLine line: Int, of surface: Surface) -> [LineStory] {
    guard case .stories(let stories)? = ask(.stories(line: line, surface), surface) else {
      return []
    }
    return stories
  }

  package func audit(_ surface: Surface) -> [Diagnostic] {
    guard sender.scenes[surface] != nil else { return [] }
    lastFault = nil
    if case .audited(let findings)? = ask(.audit(surface), surface) { return findings }
    let cause = takeFault()
    let message = "the pack's renderer \(cause.words) during an audit"
    return [Diagnostic(.packFault, pack: cause.pack, message: message)]
  }

  /// The number of the process that packs run in; nil while there is none.
  package var workerIdentifier: Int32? { worker?.identifier }

  /// Shows a scene once; nil: the worker has failed, and the next one may do better.
  private func attempt(
    _ scene: PageScene,
    on surface: Surface,
    retried: [[UInt8]]
  ) throws(OpenError) -> FrameChange? {
    let known = sender.isDrawn(surface) ? sender.scenes[surface]?.states : nil
    let order = WorkerOrder.Show(
      surface: surface,
      page: sender.parcel(scene, on: surface),
      states: StateParcel(scene.states, over: known),
      view: scene.view,
      aside: ledger.aside,
      retried: retried
    )
    switch try carryOut(.show(order), memory: sender.documentBytes * 32) {
    case .shown(var change):
      change.add(ledger.takeRemarks())
      return change
    case .needsCare:
      isCareful = true
      worker = nil
      return nil
    case nil: return nil
    default: throw .worker("answers what it wasn't asked")
    }
  }

  /// Makes sure that a surface shows a scene.
  private func bring(_ surface: Surface, to scene: PageScene) {
    if worker != nil, sender.isDrawn(surface), let shown = sender.scenes[surface],
      shown.content === scene.content, shown.view == scene.view, shown.states == scene.states
    {
      return
    }
    _ = show(scene, on: surface)
  }

  /// Asks about what a surface shows, which a new worker has to draw first.
  private func ask(_ order: WorkerOrder, _ surface: Surface) -> WorkerAnswer? {
    guard let scene = sender.scenes[surface] else { return nil }
    bring(surface, to: scene)
    return try? carryOut(order, memory: sender.documentBytes * 32)
  }

  /// The widgets with changed state: a call that failed for one of them is made again.
  private func retriedWidgets(of scene: PageScene, on surface: Surface) -> [[UInt8]] {
    guard !ledger.aside.calls.isEmpty, let old = sender.scenes[surface]?.states else { return [] }
    var widgets: Set<[UInt8]> = []
    old.visitChanges(to: scene.states) { widget, _, _, _ in widgets.insert(Array(widget.text.utf8))
    }
    return Array(widgets)
  }

  /// The answer to an event over which the worker has ended: it is lost, and nothing else.
  private func lost(_ event: PageEvent, _ scene: PageScene, _ surface: Surface) -> EventAnswer {
    let cause = takeFault()
    _ = show(scene, on: surface)
    var answer = EventAnswer()
    switch event {
    case .tap(let number):
      let region = regions(of: surface).first { $0.number == number }
      answer.widget = region?.widget
      answer.name = region?.event ?? "tap"
    case .widget(let id, let name, _):
      answer.widget =
        scene.content.page.widget(id: id).map { WidgetReference($0) }
        ?? WidgetReference(type: "", id: id, path: "")
      answer.name = name
    }
    let name = QuotedText.quoted(answer.name)
    answer.diagnostics = [
      Diagnostic(
        .packFault,
        type: answer.widget?.type,
        id: answer.widget?.id,
        path: answer.widget?.path,
        pack: cause.pack,
        message: "the pack's renderer \(cause.words); the event \(name) is lost"
      )
    ]
    answer.hasPackFault = true
    return answer
  }

  private func lost(_ call: ActionCall) -> ActionOutcome {
    let cause = takeFault()
    let type = QuotedText.quoted(call.type)
    var outcome = ActionOutcome()
    outcome.hasFailed = true
    outcome.diagnostics = [
      Diagnostic(
        .packFault,
        id: call.event?.sourceID,
        path: call.part.path,
        pack: cause.pack,
        message: "the pack's handler of \(type) \(cause.words); the action is lost"
      )
    ]
    return outcome
  }

  /// Who ended the worker last, and how.
  private func takeFault() -> (pack: String?, words: String) {
    defer { lastFault = nil }
    _ = ledger.takeRemarks()
    guard let lastFault else { return (nil, "isn't there: no process can be started for packs") }
    let order = lastFault.call.pack
    let name = FaultLedger.name(order, packs).map { "(\($0)) " } ?? ""
    return (packs.first { $0.order == order }?.id, "\(name)\(lastFault)")
  }
}

extension FrameChange {
  /// Adds what happened between calls into packs.
  mutating func add(_ remarks: [String]) {
    diagnostics += remarks.map { Diagnostic(.packFault, message: $0) }
    hasPackFault = hasPackFault || !remarks.isEmpty
  }

  /// Says that there is no worker to show anything.
  fileprivate static func failed(_ error: WatchedSession.OpenError) -> FrameChange {
    var change = FrameChange()
    change.add(["\(error)"])
    return change
  }
}
