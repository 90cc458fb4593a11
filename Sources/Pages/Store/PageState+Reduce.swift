extension PageState {
  /// Does one action: changes the state and says what is to follow.
  ///
  /// Pure: equal states and actions give equal results.
  package mutating func reduce(_ action: PageAction) -> [PageEffect] {
    switch action {
    case .loadInitial: return loadInitial()
    case .refresh: return refresh()
    case .loadNextPage: return loadNextPage()
    case .mutate(let mutations): return mutate(mutations)
    case .perform(let call): return perform(call)
    case .respond(let response): return respond(response)
    case .setState(let widget, let key, let value): states.set(key, in: widget, to: value)
    case .resetState: states.reset()
    case .report(let found): for diagnostic in found { diagnostics.append(diagnostic) }
    case .actionFailed(let message): report = PageReport(.action, message: message)
    case .cancelActions: return cancelActions()
    case .leave: return supersede() + cancelActions()
    case .loaded(let ticket, let bytes): return loaded(ticket, bytes)
    case .decoded(let ticket, let decoded): return show(decoded, ticket)
    case .continued(let ticket, let decoded, let content):
      return append(decoded, ticket, after: content)
    case .responded(let ticket, let response, let draft, let content):
      return finishAction(ticket, response, draft, for: content)
    case .failed(let ticket, let message): fail(ticket, message)
    case .cancelled(let ticket): forget(ticket)
    }
    return []
  }

  /// Hands an answer of the loader on to whoever decodes it.
  private mutating func loaded(_ ticket: PageTicket, _ bytes: [UInt8]) -> [PageEffect] {
    if pending.fetch?.ticket == ticket { return [.run(.decode(bytes, ticket), id: .fetch)] }
    if pending.nextPage?.ticket == ticket { return continuePage(bytes) }
    if pending.actions[ticket] != nil { return decodeResponse(ticket, bytes) }
    return []
  }

  private mutating func fail(_ ticket: PageTicket, _ message: String) {
    if pending.fetch?.ticket == ticket {
      failFetch(message)
    } else if pending.nextPage?.ticket == ticket {
      pending.nextPage = nil
      report = PageReport(.nextPage, message: message)
    } else if pending.actions.removeValue(forKey: ticket) != nil {
      report = PageReport(.action, message: message)
    }
  }

  /// What was cancelled hasn't failed: it is only no longer waited for.
  private mutating func forget(_ ticket: PageTicket) {
    if pending.fetch?.ticket == ticket { pending.fetch = nil }
    if pending.nextPage?.ticket == ticket { pending.nextPage = nil }
    pending.actions[ticket] = nil
  }

  /// Gives up the page that is being fetched, and what follows the old one.
  mutating func supersede() -> [PageEffect] {
    var effects: [PageEffect] = []
    if pending.fetch != nil { effects.append(.cancel(.fetch)) }
    if pending.nextPage != nil { effects.append(.cancel(.nextPage)) }
    pending.fetch = nil
    pending.nextPage = nil
    return effects
  }

  private mutating func cancelActions() -> [PageEffect] {
    let tickets = pending.actions.keys.sorted { $0.number < $1.number }
    pending.actions = [:]
    return tickets.map { .cancel(.action($0)) }
  }
}
