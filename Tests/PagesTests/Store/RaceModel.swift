import Pages

/// What the rules say about a page, without effects, tickets or decoding in steps.
struct RaceModel: Equatable {
  /// The ids of the widgets on screen.
  var ids: [String]
  /// What the data of `a` is, which mutations change.
  var data: String?
  var hasMore: Bool
  var count: Int64?
  var fetch: UInt64?
  var nextPage: UInt64?
  var actions: Set<UInt64> = []

  mutating func ask(_ move: Move, _ ticket: UInt64) {
    switch move {
    case .refresh:
      fetch = ticket
      nextPage = nil
      count = nil
    case .nextPage:
      if fetch == nil, nextPage == nil, hasMore, !ids.isEmpty { nextPage = ticket }
    case .tap: count = (count ?? 0) + 1
    case .act: actions.insert(ticket)
    case .replaceWidget: data = "2"
    case .replacePage:
      ids = ["a", "replaced"]
      data = nil
      hasMore = true
      fetch = nil
      nextPage = nil
    case .leave:
      fetch = nil
      nextPage = nil
      actions = []
    }
  }

  mutating func land(_ ticket: UInt64, isSuccess: Bool) {
    if fetch == ticket {
      fetch = nil
      if isSuccess {
        nextPage = nil
        ids = ["a", "fresh\(ticket)"]
        data = nil
        hasMore = true
      }
    } else if nextPage == ticket {
      nextPage = nil
      if isSuccess {
        ids.append("more")
        hasMore = false
      }
    } else if actions.remove(ticket) != nil, isSuccess {
      data = "1"
    }
  }

  /// What people and programs do in the races.
  enum Move: CaseIterable {
    case refresh, nextPage, tap, act, replaceWidget, replacePage, leave
  }
}
