package import StateEngine

extension PageState {
  /// The one state machine of a page: pure, so it can be tested, replayed and explored.
  package static let reducer = Reducer<PageState, PageAction, PageCommand> { state, action in
    state.reduce(action)
  }

  /// Does one action: changes the state and says what is to follow.
  ///
  /// Pure: equal states and actions give equal results.
  package mutating func reduce(_ action: PageAction) -> [PageEffect] {
    switch action {
    case .loadInitial: return loadInitial()
    case .refresh: return refresh()
    case .loadNextPage: return loadNextPage()
    case .mutate(let mutations): return mutate(mutations)
    case .dispatch(let call, let origin): return dispatch(call, by: origin)
    case .perform(let call): return perform(call)
    case .setState(let widget, let key, let value): states.set(key, in: widget, to: value)
    case .restoreState(let states): self.states = states
    case .report(let found): for diagnostic in found { diagnostics.append(diagnostic) }
    case .cancelActions: return cancelActions()
    case .leave: return supersede() + cancelActions()
    case .loaded(let ticket, let bytes): return loaded(ticket, bytes)
    case .decoded(let ticket, let decoded): return show(decoded, ticket)
    case .continued(let ticket, let decoded, let content, let bytes):
      return append(decoded, ticket, after: content, from: bytes)
    case .handled(let ticket, let answer): return handled(ticket, answer)
    case .responded(let ticket, let response, let draft, let content):
      return finishAction(ticket, response, draft, for: content)
    case .opened(let ticket, let decoded): return open(decoded, ticket)
    case .failed(let ticket, let message): fail(ticket, message)
    case .cancelled(let ticket): forget(ticket)
    }
    return []
  }

  /// Hands an answer of the loader on to whoever decodes it.
  private mutating func loaded(_ ticket: PageTicket, _ bytes: [UInt8]) -> [PageEffect] {
    if pending.fetch?.ticket == ticket { return [.run(.decode(bytes, ticket), id: .fetch)] }
    if pending.nextPage?.ticket == ticket { return continuePage(ticket, bytes) }
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
