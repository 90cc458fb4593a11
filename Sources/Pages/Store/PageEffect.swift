/// What a transition asks for, as a value; nothing happens before someone carries it out.
package enum PageEffect: Equatable, Sendable {
  /// Carries out a command, whose answer is an action; cancels what is pending under the id first.
  case run(PageCommand, id: PageEffectID)
  /// Cancels what is pending under an id, silently.
  case cancel(PageEffectID)
}

/// The lines of work of a page; each does one thing at a time.
package enum PageEffectID: Hashable, Sendable {
  /// The page itself, for the first time or anew.
  case fetch
  /// What follows the page.
  case nextPage
  /// The round trip of one action.
  case action(PageTicket)
  /// Further actions that a response asks for.
  case followUp(PageTicket)
}

/// Work that takes time or belongs off the main actor, with all that it needs.
package enum PageCommand: Equatable, Sendable {
  /// Asks the loader.
  case load(PageRequest, PageTicket)
  /// Decodes a page.
  case decode([UInt8], PageTicket)
  /// Decodes a page that stands after a content.
  case decodeNext([UInt8], PageTicket, after: PageContent)
  /// Decodes a response and works out its mutations for a content.
  case decodeResponse([UInt8], PageTicket, event: ActionEvent?, for: PageContent?)
  /// Performs the further actions of a response, in order.
  case perform([ActionCall])
}
