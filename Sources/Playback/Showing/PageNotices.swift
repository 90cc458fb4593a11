internal import Pages
internal import TextLayout

/// What is said about a page beside what it shows itself.
struct PageNotices {
  /// One notice.
  struct Notice {
    let text: String
    var role = Role.muted
  }

  /// Whether the page itself is shown.
  var showsPage = false
  var above: [Notice] = []
  var below: [Notice] = []

  init(_ page: PageState, hasLeft: Bool) {
    if hasLeft {
      above = [Notice(text: "left")]
      return
    }
    switch page.phase {
    case .loading: above = [Notice(text: "loading")]
    case .failed(let message): above = [Notice(text: "failed: \(message)", role: .danger)]
    case .loaded, .empty:
      showsPage = true
      if page.isRefreshing { above = [Notice(text: "refreshing")] }
      if page.isLoadingMore { below = [Notice(text: "loading more")] }
    }
    if let report = page.report {
      below.append(Notice(text: "\(report.work.words) failed: \(report.message)", role: .danger))
    }
  }
}

extension PageReport.Work {
  /// What was tried, for people.
  fileprivate var words: String {
    switch self {
    case .refresh: "refresh"
    case .nextPage: "next page"
    case .action: "action"
    }
  }
}
