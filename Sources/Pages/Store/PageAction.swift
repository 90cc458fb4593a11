/// What can happen to a page: what people and programs ask for, and what was answered.
package enum PageAction: Equatable, Sendable {
  /// Load the page from the start, or again after it failed.
  case loadInitial
  /// Load the page anew and forget what people did in it; the old one stays until then.
  case refresh
  /// Load what follows, where there is more and nothing is under way.
  case loadNextPage
  /// Change the page.
  case mutate([PageMutation])
  /// Perform an action of a document.
  case dispatch(ActionCall, by: ActionOrigin)
  /// Ask the server to perform an action, without asking handlers first.
  case perform(ActionCall)
  /// Set a slot of a widget.
  case setState(widget: String, key: String, StateValue)
  /// Put what people did in place of what they did here.
  case restoreState(WidgetStateStore)
  /// Add findings.
  case report([Diagnostic])
  /// Stop all actions that are under way.
  case cancelActions
  /// Stop all that is under way; the page was left.
  case leave

  /// The loader has answered.
  case loaded(PageTicket, [UInt8])
  /// A page was decoded.
  case decoded(PageTicket, DecodedPage)
  /// A next page was decoded from bytes, to stand after a content.
  case continued(PageTicket, DecodedPage, after: PageContent, from: [UInt8])
  /// The handlers have answered to an action.
  case handled(PageTicket, HandlerAnswer)
  /// An action's response was decoded, and its mutations worked out for a content.
  case responded(PageTicket, ActionResponse, MutationDraft, for: PageContent?)
  /// A sheet was decoded.
  case opened(PageTicket, DecodedSheet)
  /// The loader or a handler failed, or what it brought is nothing that can be used.
  case failed(PageTicket, message: String)
  /// The loader or a handler was stopped from outside.
  case cancelled(PageTicket)
}

/// What handlers make of an action in the end.
package enum HandlerAnswer: Equatable, Sendable {
  /// Nobody takes it.
  case declined
  /// It is done.
  case done
  /// It is done and comes to a response.
  case response(ActionResponse)
}

/// A request's number; answers to a request that isn't waited for any more are thrown away.
package struct PageTicket: Hashable, Sendable {
  package let number: UInt64

  package init(number: UInt64) {
    self.number = number
  }
}
