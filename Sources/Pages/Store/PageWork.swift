internal import JSONText

/// Carries out commands of pages.
///
/// A loader or handler that was stopped from outside hasn't failed.
package enum PageWork {
  /// The action that a command comes to; nil for one that others carry out.
  ///
  /// Runs off the main actor, and throws what fails.
  @concurrent static func answer(
    to command: PageCommand,
    _ loader: any PageLoader
  ) async throws -> PageAction? {
    guard case .load(let request, let ticket) = command else { return try decoded(command) }
    return try await load(request, ticket, loader)
  }

  /// The action that a command comes to that only computes; nil for one that others carry out.
  ///
  /// - Complexity: That of decoding what the command holds; whoever has a screen to draw calls it
  ///   elsewhere.
  package static func result(of command: PageCommand) -> PageAction? {
    do throws(PageError) {
      return try decoded(command)
    } catch {
      return .failed(command.ticket, message: error.text)
    }
  }

  /// The action that a handler's response comes to; no bytes at all ask for nothing.
  package static func handled(
    _ call: ActionCall,
    _ ticket: PageTicket,
    response: [UInt8]
  ) -> PageAction {
    do throws(PageError) {
      return .handled(ticket, .response(try ActionResponse.decode(response, event: call.event)))
    } catch {
      return .failed(ticket, message: error.text)
    }
  }

  private static func decoded(_ command: PageCommand) throws(PageError) -> PageAction? {
    switch command {
    case .decode(let bytes, let ticket):
      return .decoded(ticket, try PageDecoder.decode(bytes))
    case .decodeNext(let bytes, let ticket, let content):
      let document = try PageDecoder.parse(bytes, limits: .standard)
      let decoded = try PageDecoder.decode(document, after: content.page)
      return .continued(ticket, decoded, after: content, from: bytes)
    case .decodeResponse(let bytes, let ticket, let event, let content):
      return draft(try ActionResponse.decode(bytes, event: event), ticket, for: content)
    case .draft(let response, let ticket, let content):
      return draft(response, ticket, for: content)
    case .decodeSheet(let call, let ticket): return sheet(call, ticket)
    case .load, .handle, .present: return nil
    }
  }

  /// The action that a handler's work comes to.
  @concurrent static func answer(
    _ ticket: PageTicket,
    by work: @Sendable () async throws -> ActionResponse
  ) async throws -> PageAction {
    do {
      return .handled(ticket, .response(try await work()))
    } catch is CancellationError {
      return .cancelled(ticket)
    }
  }

  private static func load(
    _ request: PageRequest,
    _ ticket: PageTicket,
    _ loader: any PageLoader
  ) async throws -> PageAction {
    if Task.isCancelled { return .cancelled(ticket) }
    do {
      return .loaded(ticket, try await loader.loadPage(request))
    } catch is CancellationError {
      return .cancelled(ticket)
    }
  }

  private static func draft(
    _ response: ActionResponse,
    _ ticket: PageTicket,
    for content: PageContent?
  ) -> PageAction {
    let draft = MutationDraft(of: response.mutations, to: content?.page)
    return .responded(ticket, response, draft, for: content)
  }

  private static func sheet(_ call: ActionCall, _ ticket: PageTicket) -> PageAction {
    let decoded = call.part.document.member(call.part.node, "sheet").flatMap { node in
      try? PageDecoder.sheet(
        at: node,
        path: "\(call.part.path).sheet",
        idRoot: "\(call.idRoot).sheet",
        in: call.part.document
      )
    }
    guard let decoded else { return .failed(ticket, message: "the action has no sheet to open") }
    return .opened(ticket, decoded)
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
