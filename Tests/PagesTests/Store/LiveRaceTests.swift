import Pages
import StateEngine
import Testing

/// Races of real tasks: answers released in every order, by a loader that ignores cancellation.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LiveRaceTests {
  /// What the answer to each request is, in the order of the asking; nil fails.
  struct Row: Sendable, CustomTestStringConvertible {
    var moves: [RaceModel.Move]
    var answers: [String?]
    var ids: [String]
    var testDescription: String { moves.map { "\($0)" }.joined(separator: ", ") }
  }

  @Test(arguments: [
    Row(
      moves: [.refresh, .refresh, .refresh],
      answers: [Answers.page("x"), nil, Answers.page("y")],
      ids: ["a", "y"]
    ),
    Row(
      moves: [.refresh, .refresh],
      answers: [Answers.page("x"), nil],
      ids: ["a", "first"]
    ),
    Row(
      moves: [.nextPage, .refresh],
      answers: [Answers.more, Answers.page("x")],
      ids: ["a", "x"]
    ),
    Row(
      moves: [.nextPage, .replaceWidget],
      answers: [Answers.more],
      ids: ["a", "first", "more"]
    ),
    Row(
      moves: [.nextPage, .replacePage],
      answers: [Answers.more],
      ids: ["a", "replaced"]
    ),
    Row(
      moves: [.refresh, .replacePage, .nextPage],
      answers: [Answers.page("x"), Answers.more],
      ids: ["a", "replaced", "more"]
    ),
    Row(
      moves: [.act, .nextPage, .leave],
      answers: [Answers.response, Answers.more],
      ids: ["a", "first"]
    ),
  ])
  func everyOrderOfReleasesEndsTheSame(_ row: Row) async {
    for order in permutations(Array(row.answers.indices)) {
      let fixture = await PageStoreFixture.loaded(ignoresCancellation: true)
      var asked = 1
      for move in row.moves {
        fixture.store.send(Answers.action(move, count: 0))
        if move.asks { asked += 1 }
        await fixture.loader.requests(atLeast: asked)
      }
      for number in order {
        if let text = row.answers[number] {
          fixture.loader.release(number + 1, with: text)
        } else {
          fixture.loader.fail(number + 1, with: PageLoadError("late"))
        }
        for _ in 0..<20 { await Task.yield() }
      }
      await fixture.store.settled()
      #expect(fixture.ids == row.ids, "\(order)")
      #expect(fixture.store.store.state.isIdle)
      #expect(fixture.loader.held == [])
    }
  }

  private func permutations(_ items: [Int]) -> [[Int]] {
    guard let last = items.last else { return [[]] }
    return permutations(items.dropLast()).flatMap { rest in
      (0...rest.count).map { Array(rest[..<$0]) + [last] + Array(rest[$0...]) }
    }
  }

  @Test func whatIsCancelledBeforeItStartsIsNeverAskedFor() async {
    weak var loader: ScriptedLoader?
    do {
      let fixture = PageStoreFixture()
      loader = fixture.loader
      for _ in 0..<1_000 {
        fixture.store.loadInitial()
        fixture.store.leave()
      }
      #expect(fixture.store.work == [])
      await fixture.store.settled()
      for _ in 0..<20 { await Task.yield() }
      #expect(fixture.loader.requests == [])
    }
    await eventually { loader == nil }
    #expect(loader == nil)
  }

  @Test func aThousandStartsAndCancelsLeaveNothing() async {
    weak var loader: ScriptedLoader?
    weak var store: PageStore<String>?
    weak var content: PageContent?
    do {
      let fixture = await PageStoreFixture.loaded()
      (loader, store) = (fixture.loader, fixture.store)
      content = fixture.store.store.state.content
      for round in 1...1_000 {
        fixture.store.send([.refresh, .loadNextPage][round % 2])
        await fixture.loader.requests(atLeast: round + 1)
        fixture.store.leave()
      }
      #expect(fixture.store.work == [])
      #expect(fixture.store.store.state.isIdle)
      #expect(fixture.loader.held == [])
      #expect(fixture.loader.cancelled.count == 1_000)
      #expect(fixture.ids == ["a", "first"])
    }
    await eventually { loader == nil && store == nil && content == nil }
    #expect(store == nil)
  }

  @Test func aStoreThatGoesCancelsItsWork() async {
    let loader = ScriptedLoader()
    do {
      let store = PageStore(pageID: "p", loader: loader, registry: 0)
      store.loadInitial()
      await loader.requests(atLeast: 1)
    }
    await eventually { loader.cancelled == [0] }
    #expect(loader.held == [])
  }

  @Test func actionsFromInsideASinkAreDoneInOrder() async {
    let fixture = await PageStoreFixture.loaded()
    let store = fixture.store
    let subscription = store.store.subscribe { event in
      guard let change = event.change, change.old.states.isEmpty else { return }
      MainActor.assumeIsolated { store.refresh() }
    }
    store.setState("count", in: "a", to: .integer(1))
    #expect(store.isRefreshing)
    #expect(store.stateStore.isEmpty)
    subscription.cancel()
    store.leave()
  }

  @Test func equalWritesPublishNothing() async {
    let fixture = await PageStoreFixture.loaded()
    fixture.store.setState("count", in: "a", to: .integer(1))
    let version = fixture.store.store.version
    fixture.store.setState("count", in: "a", to: .integer(1))
    fixture.store.leave()
    #expect(fixture.store.store.version == version)
    fixture.store.setState("count", in: "a", to: .integer(2))
    #expect(fixture.store.store.version != version)
  }

  @Test func aReaderOfThePageDoesntRunForATick() async {
    let fixture = await PageStoreFixture.loaded()
    var runs = 0
    let observed = fixture.store.store
    let reader = StoreReader { context in
      _ = context.read(observed).content
      runs += 1
    }
    fixture.store.setState("count", in: "a", to: .integer(1))
    #expect(!reader.update())
    fixture.store.apply(.removeWidget(id: "first"))
    #expect(reader.update())
    #expect(runs == 2)
  }
}

extension RaceModel.Move {
  /// Whether the move asks the loader for something.
  fileprivate var asks: Bool {
    switch self {
    case .refresh, .nextPage, .act: true
    case .tap, .replaceWidget, .replacePage, .leave: false
    }
  }
}
