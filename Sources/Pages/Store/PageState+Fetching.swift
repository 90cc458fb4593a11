internal import StateEngine

extension PageState {
  mutating func loadInitial() -> [PageEffect] {
    if let page = content?.page { states.follow(Turnover(went: page.allWidgets)) }
    content = nil
    failure = nil
    diagnostics = DiagnosticList()
    return fetch(.initial)
  }

  mutating func refresh() -> [PageEffect] {
    states.reset()
    return fetch(.refresh)
  }

  /// Asks for the page; what was asked for before is superseded, with what follows the old page.
  private mutating func fetch(_ kind: PageRequest.Kind) -> [PageEffect] {
    report = nil
    let effects = supersede()
    let ticket = pending.nextTicket()
    pending.fetch = PendingWork.Fetch(ticket: ticket, kind: kind)
    let request = PageRequest(pageID: pageID, kind: kind)
    return effects + [.run(.load(request, ticket), id: .fetch)]
  }

  /// Shows a page in place of what was there, with its findings.
  mutating func show(_ decoded: DecodedPage, _ ticket: PageTicket) -> [PageEffect] {
    guard pending.fetch?.ticket == ticket else { return [] }
    let effects = supersede().filter { $0 != .cancel(.fetch) }
    let turnover = Turnover(
      went: content?.page.allWidgets ?? [],
      came: decoded.page.allWidgets
    )
    states.follow(turnover)
    content = PageContent(decoded.page)
    diagnostics = decoded.diagnostics
    failure = nil
    return effects
  }

  /// A page on screen stays; without one the page has failed.
  mutating func failFetch(_ message: String) {
    pending.fetch = nil
    if content == nil {
      failure = message
    } else {
      report = PageReport(.refresh, message: message)
    }
  }
}
