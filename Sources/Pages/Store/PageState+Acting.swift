internal import JSONText
internal import StateEngine

extension PageState {
  /// Performs an action: the handlers are asked first, then it is one that every page can rely on.
  ///
  /// A page that sets off actions without end, such as one that refreshes when it is shown, is
  /// stopped until a person does something.
  mutating func dispatch(_ call: ActionCall, by origin: ActionOrigin) -> [PageEffect] {
    pending.byItself = origin == .person ? 0 : pending.byItself + 1
    if pending.byItself > Self.mostActionsByItself {
      if pending.byItself == Self.mostActionsByItself + 1 {
        let message =
          "the page set off \(Self.mostActionsByItself) actions by itself; "
          + "no more are performed"
        diagnostics.append(call.finding(.limitExceeded, message))
      }
      return []
    }
    let ticket = begin(call)
    return [.run(.handle(call, ticket), id: .action(ticket))]
  }

  /// Asks the server to perform an action.
  mutating func perform(_ call: ActionCall) -> [PageEffect] {
    ask(call, begin(call))
  }

  /// Takes in what handlers made of an action.
  mutating func handled(_ ticket: PageTicket, _ answer: HandlerAnswer) -> [PageEffect] {
    guard let call = pending.actions[ticket] else { return [] }
    switch answer {
    case .declined: return performBuiltIn(call, ticket)
    case .done: return finish(ticket)
    case .response(let response): return draft(response, ticket)
    }
  }

  /// Decodes a response against the page as it is now.
  mutating func decodeResponse(_ ticket: PageTicket, _ bytes: [UInt8]) -> [PageEffect] {
    let event = pending.actions[ticket]?.event
    let command = PageCommand.decodeResponse(bytes, ticket, event: event, for: content)
    return [.run(command, id: .action(ticket))]
  }

  /// Takes in a response, unless the page has changed while it was worked out.
  mutating func finishAction(
    _ ticket: PageTicket,
    _ response: ActionResponse,
    _ draft: MutationDraft,
    for base: PageContent?
  ) -> [PageEffect] {
    guard pending.actions[ticket] != nil else { return [] }
    guard base == content || response.mutations.isEmpty else {
      return self.draft(response, ticket)
    }
    let effects = finish(ticket) + (response.mutations.isEmpty ? [] : install(draft))
    diagnostics.append(contentsOf: response.diagnostics)
    return effects + response.actions.map { .send(.dispatch($0, by: .page)) }
  }

  /// Opens the sheet of an action.
  mutating func open(_ decoded: DecodedSheet, _ ticket: PageTicket) -> [PageEffect] {
    guard pending.actions[ticket] != nil else { return [] }
    diagnostics.append(contentsOf: decoded.diagnostics)
    return finish(ticket) + [present(.open(decoded.sheet), ticket)]
  }

  private mutating func begin(_ call: ActionCall) -> PageTicket {
    let ticket = pending.nextTicket()
    pending.actions[ticket] = call
    return ticket
  }

  private mutating func finish(_ ticket: PageTicket) -> [PageEffect] {
    pending.actions[ticket] = nil
    return []
  }

  private mutating func performBuiltIn(_ call: ActionCall, _ ticket: PageTicket) -> [PageEffect] {
    switch call.action.known {
    case .api: return ask(call, ticket)
    case .openBottomSheet: return [.run(.decodeSheet(call, ticket), id: .action(ticket))]
    case .toast: return finish(ticket) + [present(toast(call), ticket)]
    case .dismiss: return finish(ticket) + [present(.dismiss, ticket)]
    case .refreshPage: return finish(ticket) + refresh()
    case nil:
      let message = "nobody handles the action \(QuotedText.quoted(call.type))"
      diagnostics.append(call.finding(.unhandledAction, message))
      return finish(ticket)
    }
  }

  private mutating func toast(_ call: ActionCall) -> SessionRequest {
    let level = call.string("level")
    let known = level.map { ToastLevel(rawValue: $0) } ?? .info
    if known == nil {
      let names = ToastLevel.allCases.map(\.rawValue).joined(separator: ", ")
      let message =
        "a toast has no level \(QuotedText.quoted(level ?? "")), info is shown; there are: \(names)"
      diagnostics.append(call.finding(.invalidValue, message))
    }
    return .toast(message: call.string("message") ?? "", level: known ?? .info)
  }

  private mutating func ask(_ call: ActionCall, _ ticket: PageTicket) -> [PageEffect] {
    report = nil
    let request = PageRequest(pageID: pageID, kind: .action(call.payload))
    return [.run(.load(request, ticket), id: .action(ticket))]
  }

  private func draft(_ response: ActionResponse, _ ticket: PageTicket) -> [PageEffect] {
    [.run(.draft(response, ticket, for: content), id: .action(ticket))]
  }

  private func present(_ request: SessionRequest, _ ticket: PageTicket) -> PageEffect {
    .run(.present(request, ticket), id: .present, policy: .join)
  }
}
