internal import Pages

extension RenderContext {
  /// Has a widget's renderer answer an event.
  ///
  /// What it sets counts only where it answers that it is done, in the order of its calls.
  func answer(_ target: EventTarget) -> EventAnswer {
    var answer = EventAnswer()
    answer.widget = WidgetReference(target.widget)
    answer.name = target.event.name
    var isAnswered = true
    if let chain = target.chain, let link = target.answeringLink(in: registry) {
      isAnswered = ask(target, chain: chain, link: link)
    }
    if isAnswered {
      answer.writes = effectiveWrites(of: target.widget.id)
      answer.actions = target.actions(after: answer.writes)
    }
    answer.diagnostics = diagnostics.items
    answer.hasPackFault = diagnostics.hasPackFault
    return answer
  }

  private func ask(_ target: EventTarget, chain: Int, link: Int) -> Bool {
    let owner = addOwner(Owner(widget: target.widget, chain: chain, link: link))
    push(.event, target.widget, chain: chain, link: link, owner: owner)
    let renderer = registry.renderer(of: chain, link: link)
    let status = renderer.handle(target.event, self)
    let frame = frames.removeLast()
    if status == .done, frame.failure == nil { return true }
    report(failure(frame, status))
    return false
  }

  /// The slots that the event really changes, each write compared with the one before.
  private func effectiveWrites(of id: String) -> [SlotWrite] {
    var states = states
    var effective: [SlotWrite] = []
    for write in writes {
      let old = states.value(of: write.key, in: id)
      guard states.set(write.key, in: id, to: write.value) else { continue }
      effective.append(SlotWrite(widget: id, key: write.key, old: old, new: write.value))
    }
    return effective
  }
}

extension DiagnosticList {
  /// Whether a pack crashed, hung or broke the contract.
  package var hasPackFault: Bool {
    items.contains { $0.kind == .packFault && $0.severity == .error }
  }
}
