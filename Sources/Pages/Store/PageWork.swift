/// Carries out commands of pages, off the main actor.
enum PageWork {
  /// The action that a command comes to; nil for one that has no answer.
  @concurrent static func answer(
    to command: PageCommand,
    _ loader: any PageLoader
  ) async -> PageAction? {
    switch command {
    case .load(let request, let ticket):
      return await load(request, ticket, loader)
    case .decode(let bytes, let ticket):
      return answer(ticket) { () throws(PageError) in
        .decoded(ticket, try PageDecoder.decode(bytes))
      }
    case .decodeNext(let bytes, let ticket, let content):
      return answer(ticket) { () throws(PageError) in
        let document = try PageDecoder.parse(bytes, limits: .standard)
        let decoded = try PageDecoder.decode(document, after: content.page)
        return .continued(ticket, decoded, after: content)
      }
    case .decodeResponse(let bytes, let ticket, let event, let content):
      return answer(ticket) { () throws(PageError) in
        let response = try ActionResponse.decode(bytes, event: event)
        let draft = MutationDraft(of: response.mutations, to: content?.page)
        return .responded(ticket, response, draft, for: content)
      }
    case .perform: return nil
    }
  }

  private static func load(
    _ request: PageRequest,
    _ ticket: PageTicket,
    _ loader: any PageLoader
  ) async -> PageAction {
    if Task.isCancelled { return .cancelled(ticket) }
    do {
      return .loaded(ticket, try await loader.loadPage(request))
    } catch is CancellationError {
      return .cancelled(ticket)
    } catch {
      return .failed(ticket, message: "\(error)")
    }
  }

  private static func answer(
    _ ticket: PageTicket,
    _ decode: () throws(PageError) -> PageAction
  ) -> PageAction {
    do throws(PageError) {
      return try decode()
    } catch {
      return .failed(ticket, message: error.text)
    }
  }
}

extension PageError {
  /// The error as one sentence with its place.
  package var text: String {
    let diagnostic = diagnostic
    guard let line = diagnostic.line, let column = diagnostic.column else {
      return diagnostic.message
    }
    return "line \(line), column \(column): \(diagnostic.message)"
  }
}
