import Pages
import StateEngine
import Synchronization
import Testing

/// What observers of a page see, and on which thread the work is done.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PageObservationTests {
  /// Collects from inside sinks, which may be called on any thread.
  private final class Changes: Sendable {
    private let storage = Mutex<[StateChange<PageState>]>([])
    var all: [StateChange<PageState>] { storage.withLock { $0 } }
    func add(_ change: StateChange<PageState>) { storage.withLock { $0.append(change) } }
  }

  @Test func everyPartOfThePageIsObservedByItself() async {
    let fixture = await PageStoreFixture.loaded()
    let (store, loop) = (fixture.store.store, ReaderLoop())
    let readers = [
      StoreReader("state", in: loop) { _ = $0.read(store).phase },
      StoreReader("page", in: loop) { _ = $0.read(store).page },
      StoreReader("more", in: loop) { _ = $0.read(store).isLoadingMore },
      StoreReader("findings", in: loop) { _ = $0.read(store).diagnostics },
      StoreReader("count", in: loop) { _ = $0.read(store).states.value(of: "count", in: "a") },
      StoreReader("other", in: loop) { _ = $0.read(store).states.value(of: "other", in: "a") },
    ]
    func ran() -> [String] { loop.update().map(\.site.label) }
    fixture.store.setState("count", in: "a", to: .integer(2))
    #expect(ran() == ["count"])
    #expect(readers[4].why.map(\.path) == [#"page p.states.widgets["a"]["count"]"#])
    #expect(readers[4].why.map(\.site.label) == ["set_state"])
    fixture.store.loadNextPage()
    #expect(ran() == ["more"])
    await fixture.answer(1, with: pageText(#"{"type":"t","id":"m"}"#, "3"))
    #expect(ran() == ["state", "page", "more", "findings"])
    fixture.store.refresh()
    #expect(ran() == ["count"])
    fixture.store.leave()
    #expect(ran() == [])
  }

  @Test func aPageAndItsFindingsArePublishedAtOnce() async {
    let fixture = PageStoreFixture()
    let changes = Changes()
    let subscription = fixture.store.store.subscribe { event in event.change.map(changes.add) }
    fixture.store.loadInitial()
    await fixture.answer(0, with: pageText("1", "2", #"{"type":"t","id":"a"}"#, "3"))
    let told = changes.all.filter { $0.old.diagnostics.count != $0.new.diagnostics.count }
    #expect(told.map(\.new.diagnostics.count) == [3])
    #expect(told.map { $0.old.content == nil } == [true])
    #expect(told.map { $0.new.page?.widgetCount } == [1])
    fixture.store.refresh()
    #expect(fixture.store.diagnostics.count == 3)
    await fixture.answer(1, with: pageText("1"))
    let counts = changes.all.map(\.new.diagnostics.count)
    #expect(!counts.contains { ![0, 1, 3].contains($0) })
    subscription.cancel()
  }

  @Test func answersLandOnTheMainActor() async {
    let fixture = PageStoreFixture()
    let subscription = fixture.store.store.subscribe { _ in
      MainActor.assertIsolated()
    }
    fixture.store.loadInitial()
    await fixture.answer(0, with: Answers.page("first"))
    fixture.store.loadNextPage()
    await fixture.answer(1, with: Answers.more)
    subscription.cancel()
  }

  @Test func everyActionIsTracedWithItsCauseChangesAndEffects() async {
    let lines = Mutex<[TraceLine]>([])
    let loader = ScriptedLoader()
    let store = PageStore(
      pageID: "p",
      loader: loader,
      registry: 0,
      observer: EngineObserver { line in lines.withLock { $0.append(line) } }
    )
    store.send(.loadInitial, file: "A.swift", line: 1)
    await loader.requests(atLeast: 1)
    loader.release(0, with: Answers.page("first"))
    await store.settled()
    store.setState("count", in: "a", to: .integer(2))
    store.setState("count", in: "a", to: .integer(3))
    let traced = lines.withLock { $0 }
    #expect(
      traced.map(\.action) == [
        "load", "loaded #1", "decoded #1", "set_state a.count = integer(2)",
        "set_state a.count = integer(3)",
      ]
    )
    #expect(traced.first?.cause?.description == "sent 'load' at A.swift:1")
    #expect(traced.last?.changed == [#"states.widgets["a"]["count"]"#])
    #expect(traced[2].changed == ["content", "pending"])
    #expect(
      traced[1].effects.map { "\($0.fate) \($0.work)" } == [
        "ended load initial #1", "began decode #1",
      ]
    )
  }

  @Test func aRunIsReplayedFromWhatCameIn() async {
    let inputs = Mutex<[RecordedInput<PageAction>]>([])
    let loader = ScriptedLoader()
    let store = PageStore(
      pageID: "p",
      loader: loader,
      registry: 0,
      observer: EngineObserver(record: { input in inputs.withLock { $0.append(input) } })
    )
    store.loadInitial()
    await loader.requests(atLeast: 1)
    loader.release(0, with: Answers.page("first"))
    await store.settled()
    store.setState("count", in: "a", to: .integer(3))
    store.loadNextPage()
    await loader.requests(atLeast: 2)
    loader.release(1, with: Answers.more)
    await store.settled()
    let runner = ReplayRunner<PageAction, PageCommand>()
    let again = Engine(PageState(pageID: "p"), PageState.reducer, runner: runner, clock: runner)
    again.replay(inputs.withLock { $0 })
    #expect(again.store.state == store.store.state)
    #expect(again.store.state.page?.widgetCount == 3)
  }
}
