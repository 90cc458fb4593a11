extension PageAction {
  /// The action's name in traces.
  package var name: String {
    switch self {
    case .loadInitial: "load"
    case .refresh: "refresh"
    case .loadNextPage: "next_page"
    case .mutate: "mutate"
    case .dispatch: "dispatch"
    case .perform: "perform"
    case .setState: "set_state"
    case .restoreState: "restore_state"
    case .report: "report"
    case .cancelActions: "cancel_actions"
    case .leave: "leave"
    case .loaded: "loaded"
    case .decoded: "decoded"
    case .continued: "continued"
    case .handled: "handled"
    case .responded: "responded"
    case .opened: "opened"
    case .failed: "failed"
    case .cancelled: "cancelled"
    }
  }

  /// The request that the action answers to.
  private var ticket: PageTicket? {
    switch self {
    case .loaded(let ticket, _), .decoded(let ticket, _), .continued(let ticket, _, _, _),
      .handled(let ticket, _), .responded(let ticket, _, _, _), .opened(let ticket, _),
      .failed(let ticket, _), .cancelled(let ticket):
      ticket
    default: nil
    }
  }

  /// What the action is about.
  private var subject: String? {
    switch self {
    case .dispatch(let call, _), .perform(let call): call.type
    case .setState(let widget, let key, let value): "\(widget).\(key) = \(value)"
    case .failed(_, let message): message
    default: nil
    }
  }
}

extension PageAction: CustomStringConvertible {
  /// The name, then the request's number and what the action is about.
  package var description: String {
    let parts = [name, ticket.map { "#\($0.number)" }, subject]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
