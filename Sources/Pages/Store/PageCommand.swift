package import StateEngine

/// Work that takes time, belongs off the main actor or is done by others, with all that it needs.
package enum PageCommand: Equatable, Sendable {
  /// Asks the loader.
  case load(PageRequest, PageTicket)
  /// Decodes a page.
  case decode([UInt8], PageTicket)
  /// Decodes a page that stands after a content.
  case decodeNext([UInt8], PageTicket, after: PageContent)
  /// Decodes a response and works out its mutations for a content.
  case decodeResponse([UInt8], PageTicket, event: ActionEvent?, for: PageContent?)
  /// Works out a response's mutations for a content.
  case draft(ActionResponse, PageTicket, for: PageContent?)
  /// Decodes the sheet that an action opens.
  case decodeSheet(ActionCall, PageTicket)
  /// Asks the handlers to perform an action.
  case handle(ActionCall, PageTicket)
  /// Shows something around the page.
  case present(SessionRequest, PageTicket)
}

extension PageCommand {
  /// The request that the command belongs to.
  package var ticket: PageTicket {
    switch self {
    case .load(_, let ticket), .decode(_, let ticket), .decodeNext(_, let ticket, _),
      .decodeResponse(_, let ticket, _, _), .draft(_, let ticket, _),
      .decodeSheet(_, let ticket), .handle(_, let ticket), .present(_, let ticket):
      ticket
    }
  }
}

extension PageCommand: CustomStringConvertible {
  /// What is done and for which request, without the bytes.
  package var description: String { "\(verb) #\(ticket.number)" }

  private var verb: String {
    switch self {
    case .load(let request, _): "load \(request.kind.name)"
    case .decode: "decode"
    case .decodeNext: "decode_next"
    case .decodeResponse: "decode_response"
    case .draft: "draft"
    case .decodeSheet: "decode_sheet"
    case .handle(let call, _): "handle \(call.type)"
    case .present(let request, _): "present \(request.name)"
    }
  }
}

/// What a transition asks for.
package typealias PageEffect = Effect<PageAction, PageCommand>

extension EffectID {
  /// The page itself, for the first time or anew.
  package static let fetch: EffectID = "fetch"

  /// What follows the page.
  package static let nextPage: EffectID = "next_page"

  /// What is shown around the page.
  package static let present: EffectID = "present"

  /// All that is done for one action.
  package static func action(_ ticket: PageTicket) -> EffectID {
    EffectID("action \(ticket.number)")
  }
}
