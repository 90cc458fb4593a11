import StateEngine

/// A feature for the tests of reducers: a feed that loads, pages and searches.
@Tracking
struct Feed {
  var isLoading = false
  var items: [Item] = []
  var message: String?
  var count = 0
  var text = ""
}

enum FeedAction: Equatable, Sendable {
  case load
  case loaded([Int])
  case failed(String)
  case leave
  case typed(String)
  case count(Int)
  case run([FeedEffect])
}

enum FeedCommand: Equatable, Sendable {
  case fetch(Int)
  case find(String)
}

typealias FeedEffect = Effect<FeedAction, FeedCommand>

let feed = Reducer<Feed, FeedAction, FeedCommand> { state, action in
  switch action {
  case .load:
    state.isLoading = true
    state.count += 1
    return [.run(.fetch(state.count), id: "fetch")]
  case .loaded(let ids):
    state.isLoading = false
    state.items = ids.map { Item($0, "item \($0)") }
    return []
  case .failed(let message):
    state.isLoading = false
    state.message = message
    return []
  case .leave:
    state.isLoading = false
    return [.cancel("fetch")]
  case .typed(let text):
    state.text = text
    return [.debounce("typing", for: .milliseconds(300), .run(.find(text), id: "find"))]
  case .count(let number):
    state.count += number
    return []
  case .run(let effects):
    return effects
  }
}
