import JSONText
import Pages

/// What loaders and decoders answer in the races.
enum Answers {
  /// A page with a widget `a`, one of a given id, and more to come.
  static func page(_ id: String, postback: String = #""two""#) -> String {
    #"{"page":{"sections":[{"widgets":[{"type":"t","id":"a"},{"type":"t","id":"\#(id)"}]}],"#
      + #""pagination":{"has_more":true,"postback":\#(postback)}}}"#
  }

  /// The last page.
  static let more = #"{"page":{"sections":[{"widgets":[{"type":"t","id":"more"}]}]}}"#

  static let response =
    #"{"mutations":[{"type":"replace_widget","id":"a","widget":{"type":"t","id":"a","data":1}}]}"#

  static func mutation(_ text: String) -> PageMutation {
    do {
      let document = try JSONDocument(parsing: Array(text.utf8))
      return try PageMutation.decode(at: .root, path: "mutation", in: document)
    } catch {
      return .removeWidget(id: "\(error)")
    }
  }

  static let replaceWidget = mutation(
    #"{"type":"replace_widget","id":"a","widget":{"type":"t","id":"a","data":2}}"#
  )

  static let replacePage = mutation(
    #"{"type":"replace_page","page":{"sections":[{"widgets":[{"type":"t","id":"a"},"#
      + #"{"type":"t","id":"replaced"}]}],"pagination":{"has_more":true,"postback":"two"}}}"#
  )

  static let call: ActionCall? = {
    let text = #"{"type":"api","endpoint":"cart/update"}"#
    guard let document = try? JSONDocument(parsing: Array(text.utf8)),
      let action = try? ActionNode.decode(at: .root, in: document)
    else { return nil }
    let event = ActionEvent(name: "change", sourceID: "a", value: .integer(3))
    return ActionCall(action, in: document, path: "action", event: event)
  }()

  static func action(_ move: RaceModel.Move, count: Int64) -> PageAction {
    switch move {
    case .refresh: .refresh
    case .nextPage: .loadNextPage
    case .tap: .setState(widget: "a", key: "count", .integer(count + 1))
    case .act: call.map { .dispatch($0, by: .person) } ?? .leave
    case .replaceWidget: .mutate([replaceWidget])
    case .replacePage: .mutate([replacePage])
    case .leave: .leave
    }
  }

  /// What a command comes to.
  static func action(_ command: PageCommand, isSuccess: Bool) throws -> PageAction {
    guard isSuccess else { return .failed(command.ticket, message: "no luck") }
    switch command {
    case .load(let request, let ticket):
      return .loaded(ticket, Array(text(for: request, ticket).utf8))
    case .decode(let bytes, let ticket):
      return .decoded(ticket, try PageDecoder.decode(bytes))
    case .decodeNext(let bytes, let ticket, let content):
      let document = try JSONDocument(parsing: bytes)
      let decoded = try PageDecoder.decode(document, after: content.page)
      return .continued(ticket, decoded, after: content, from: bytes)
    case .decodeResponse(let bytes, let ticket, let event, let content):
      let response = try ActionResponse.decode(bytes, event: event)
      let draft = MutationDraft(of: response.mutations, to: content?.page)
      return .responded(ticket, response, draft, for: content)
    case .draft(let response, let ticket, let content):
      let draft = MutationDraft(of: response.mutations, to: content?.page)
      return .responded(ticket, response, draft, for: content)
    case .handle(_, let ticket): return .handled(ticket, .declined)
    case .decodeSheet, .present: return .report([])
    }
  }

  private static func text(for request: PageRequest, _ ticket: PageTicket) -> String {
    switch request.kind {
    case .initial, .refresh: page("fresh\(ticket.number)")
    case .nextPage: more
    case .action: response
    }
  }
}

extension PageCommand {
  /// Whether the command asks the loader, which may fail.
  var isLoad: Bool { if case .load = self { true } else { false } }
}
