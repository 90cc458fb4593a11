extension PageAction {
  /// The action's name in traces.
  package var name: String {
    switch self {
    case .loadInitial: "load"
    case .refresh: "refresh"
    case .loadNextPage: "next_page"
    case .mutate: "mutate"
    case .perform: "perform"
    case .respond: "respond"
    case .setState: "set_state"
    case .resetState: "reset_state"
    case .report: "report"
    case .actionFailed: "action_failed"
    case .cancelActions: "cancel_actions"
    case .leave: "leave"
    case .loaded: "loaded"
    case .decoded: "decoded"
    case .continued: "continued"
    case .responded: "responded"
    case .failed: "failed"
    case .cancelled: "cancelled"
    }
  }
}
