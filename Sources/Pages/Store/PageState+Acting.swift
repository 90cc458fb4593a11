extension PageState {
  mutating func mutate(_ mutations: [PageMutation]) -> [PageEffect] {
    install(MutationDraft(of: mutations, to: content?.page))
  }

  mutating func perform(_ call: ActionCall) -> [PageEffect] {
    report = nil
    let ticket = pending.nextTicket()
    pending.actions[ticket] = PendingWork.Action(event: call.event)
    let request = PageRequest(pageID: pageID, kind: .action(call.payload))
    return [.run(.load(request, ticket), id: .action(ticket))]
  }

  mutating func respond(_ response: ActionResponse) -> [PageEffect] {
    let draft = MutationDraft(of: response.mutations, to: content?.page)
    return take(response, draft)
  }

  /// Decodes a response against the page as it is now.
  mutating func decodeResponse(_ ticket: PageTicket, _ bytes: [UInt8]) -> [PageEffect] {
    pending.actions[ticket]?.bytes = bytes
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
    guard let work = pending.actions[ticket] else { return [] }
    guard base === content || response.mutations.isEmpty else {
      return decodeResponse(ticket, work.bytes ?? [])
    }
    pending.actions[ticket] = nil
    return take(response, draft)
  }

  /// Shows what a response changes, then has its further actions performed.
  private mutating func take(
    _ response: ActionResponse,
    _ draft: MutationDraft
  ) -> [PageEffect] {
    let effects = response.mutations.isEmpty ? [] : install(draft)
    diagnostics.append(contentsOf: response.diagnostics)
    if response.actions.isEmpty { return effects }
    return effects + [.run(.perform(response.actions), id: .followUp(pending.nextTicket()))]
  }

  /// Shows what mutations made; a new page supersedes all that was asked for before.
  private mutating func install(_ draft: MutationDraft) -> [PageEffect] {
    for turnover in draft.turnover { states.follow(turnover) }
    guard draft.isReplaced else {
      diagnostics.append(contentsOf: draft.diagnostics)
      if let page = draft.page, !draft.turnover.isEmpty {
        content = PageContent(page, postbacks: content?.postbacks ?? [])
      }
      return []
    }
    content = draft.page.map { PageContent($0) }
    diagnostics = draft.diagnostics
    failure = nil
    report = nil
    return supersede()
  }
}
