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
  /// Ask the server to perform an action.
  case perform(ActionCall)
  /// Take in a response that came without a request.
  case respond(ActionResponse)
  /// Set a slot of a widget.
  case setState(widget: String, key: String, StateValue)
  /// Forget what people did.
  case resetState
  /// Add findings.
  case report([Diagnostic])
  /// Tell of an action that failed without a request.
  case actionFailed(message: String)
  /// Stop all actions that are under way.
  case cancelActions
  /// Stop all that is under way; the page was left.
  case leave

  /// The loader has answered.
  case loaded(PageTicket, [UInt8])
  /// A page was decoded.
  case decoded(PageTicket, DecodedPage)
  /// A next page was decoded, to stand after a content.
  case continued(PageTicket, DecodedPage, after: PageContent)
  /// An action's response was decoded, and its mutations worked out for a content.
  case responded(PageTicket, ActionResponse, MutationDraft, for: PageContent?)
  /// The loader failed, or what it brought is nothing that can be used.
  case failed(PageTicket, message: String)
  /// The loader was stopped from outside.
  case cancelled(PageTicket)
}

/// A request's number; answers to a request that isn't waited for any more are thrown away.
package struct PageTicket: Hashable, Sendable {
  package let number: UInt64

  package init(number: UInt64) {
    self.number = number
  }
}
