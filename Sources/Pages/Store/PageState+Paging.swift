internal import StateEngine

extension PageState {
  /// Asks for what follows: needs widgets on screen, a postback, and nothing under way.
  ///
  /// During a fetch the page on screen is about to go, so nothing that follows it is asked for.
  mutating func loadNextPage() -> [PageEffect] {
    guard page != nil, pending.fetch == nil, pending.nextPage == nil,
      let postback = content?.nextPostback
    else { return [] }
    report = nil
    let ticket = pending.nextTicket()
    pending.nextPage = PendingWork.NextPage(ticket: ticket, postback: postback)
    let request = PageRequest(pageID: pageID, kind: .nextPage(postback: postback))
    return [.run(.load(request, ticket), id: .nextPage)]
  }

  /// Decodes what follows against the page as it is now.
  func continuePage(_ ticket: PageTicket, _ bytes: [UInt8]) -> [PageEffect] {
    guard let content else { return [] }
    return [.run(.decodeNext(bytes, ticket, after: content), id: .nextPage)]
  }

  /// Appends what follows, unless the page has changed while it was decoded.
  mutating func append(
    _ decoded: DecodedPage,
    _ ticket: PageTicket,
    after base: PageContent,
    from bytes: [UInt8]
  ) -> [PageEffect] {
    guard let work = pending.nextPage, work.ticket == ticket, let content else { return [] }
    guard base == content else { return continuePage(ticket, bytes) }
    pending.nextPage = nil
    states.follow(Turnover(came: decoded.page.allWidgets))
    diagnostics.append(contentsOf: decoded.diagnostics)
    let postbacks = content.postbacks.union([work.postback])
    self.content = PageContent(joined(content.page, decoded.page, postbacks), postbacks: postbacks)
    return []
  }

  private mutating func joined(_ first: Page, _ next: Page, _ used: Set<[UInt8]>) -> Page {
    var page = first
    page.sections += next.sections
    page.sectionPlaces = next.sectionPlaces
    page.widgetIDs = next.widgetIDs
    page.sectionIDs = next.sectionIDs
    page.pagination = next.pagination
    if next.pagination?.hasMore == true, let postback = next.pagination?.postbackText,
      used.contains(postback)
    {
      page.pagination?.hasMore = false
      reportRepeated(postback)
    }
    return page
  }

  /// A postback that leads to itself would load the same pages for ever.
  private mutating func reportRepeated(_ postback: [UInt8]) {
    let text = QuotedText.shortened(String(decoding: postback, as: UTF8.self))
    diagnostics.append(
      Diagnostic(
        .invalidValue,
        path: "page.pagination.postback",
        message: "the postback \(text) was sent before; no more is asked for"
      )
    )
  }
}
