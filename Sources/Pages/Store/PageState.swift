package import StateEngine

/// All that changes about one page; changed only by `reduce`.
@Tracking package struct PageState: Equatable {
  /// The page's id, as the loader knows it.
  package let pageID: String
  /// The page on screen, which may have no widgets.
  package internal(set) var content: PageContent?
  /// Why there is no page.
  package internal(set) var failure: String?
  /// What failed without costing the page, until the next attempt.
  package internal(set) var report: PageReport?
  /// What was wrong with the document and its mutations.
  package internal(set) var diagnostics = DiagnosticList()
  /// What people did in the page's widgets.
  package internal(set) var states = WidgetStateStore()
  /// What is waited for.
  var pending = PendingWork()

  /// How many actions a page may set off by itself before a person does something.
  package static let mostActionsByItself = 100

  /// Makes the state of a page that nobody has asked for yet.
  package init(pageID: String, states: WidgetStateStore = WidgetStateStore()) {
    self.pageID = pageID
    self.states = states
  }

  /// What there is to show.
  package var phase: PagePhase {
    if let page = content?.page { return page.widgetCount == 0 ? .empty : .loaded(page) }
    if let failure, pending.fetch == nil { return .failed(message: failure) }
    return .loading
  }

  /// The page, where it has widgets.
  package var page: Page? {
    content.flatMap { $0.page.widgetCount == 0 ? nil : $0.page }
  }

  /// Whether the page is being fetched while none is there or an old one is on screen.
  package var isFetching: Bool { pending.fetch != nil }

  /// Whether the page is being fetched anew while the old one is on screen.
  package var isRefreshing: Bool { pending.fetch?.kind == .refresh }

  /// Whether what follows is being fetched.
  package var isLoadingMore: Bool { pending.nextPage != nil }

  /// Whether nothing is waited for.
  package var isIdle: Bool { pending.isEmpty }
}

/// Where the state of a page is observed.
package typealias PageStateStore = Store<PageState, Never>

/// The requests that are waited for.
struct PendingWork: Equatable, Sendable {
  /// A request for the page itself.
  struct Fetch: Equatable, Sendable {
    let ticket: PageTicket
    let kind: PageRequest.Kind
  }

  /// A request for what follows.
  struct NextPage: Equatable, Sendable {
    let ticket: PageTicket
    let postback: [UInt8]
  }

  var fetch: Fetch?
  var nextPage: NextPage?
  var actions: [PageTicket: ActionCall] = [:]
  /// How many actions the page has set off since a person did something.
  var byItself = 0
  private var lastNumber: UInt64 = 0

  var isEmpty: Bool { fetch == nil && nextPage == nil && actions.isEmpty }

  mutating func nextTicket() -> PageTicket {
    lastNumber += 1
    return PageTicket(number: lastNumber)
  }
}

extension PageContent: TrackedLeaf {
  package static func isSame(_ old: PageContent, _ new: PageContent) -> Bool { old === new }
}

extension PageReport: TrackedLeaf {}
extension DiagnosticList: TrackedLeaf {}
extension PendingWork: TrackedLeaf {}

extension PagePhase: TrackedLeaf {}

extension Page: TrackedLeaf {}
