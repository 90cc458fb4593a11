/// What there is to show of a page.
package enum PagePhase: Equatable, Sendable {
  /// Nothing yet.
  case loading
  /// A page with widgets.
  case loaded(Page)
  /// A page without any widget.
  case empty
  /// No page, and why.
  case failed(message: String)
}

/// A failure that didn't cost the page.
package struct PageReport: Hashable, Sendable {
  /// What failed.
  package enum Work: String, Hashable, Sendable {
    case refresh
    case nextPage = "next_page"
    case action
  }

  package let work: Work
  package let message: String

  package init(_ work: Work, message: String) {
    self.work = work
    self.message = message
  }
}
