import Pages
import StateEngine
import Testing

/// Bugs that other engines of living pages have had, by their number in the collection of cases.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PageCaseTests {
  /// C43: refresh A is asked for before B; the page, its findings and the flags are B's.
  @Test(arguments: [false, true], [Late.succeeds, .fails, .isNoPage])
  func anOlderAnswerNeverOverwritesANewer(isLast: Bool, _ older: Late) async {
    let fixture = await PageStoreFixture.loaded(ignoresCancellation: true)
    fixture.store.setState("count", in: "a", to: .integer(3))
    fixture.store.refresh()
    #expect(fixture.store.stateStore.isEmpty)
    await fixture.loader.requests(atLeast: 2)
    fixture.store.setState("count", in: "a", to: .integer(4))
    fixture.store.refresh()
    #expect(fixture.store.stateStore.isEmpty)
    await fixture.loader.requests(atLeast: 3)
    if !isLast { older.answer(1, of: fixture.loader) }
    await fixture.answer(2, with: pageText("7", #"{"type":"t","id":"b"}"#))
    let version = fixture.store.store.version
    if isLast { older.answer(1, of: fixture.loader) }
    for _ in 0..<50 { await Task.yield() }
    #expect(fixture.ids == ["b"])
    #expect(fixture.findings == ["droppedElement page.sections.0.widgets.0"])
    #expect(fixture.store.report == nil && !fixture.store.isRefreshing)
    #expect(fixture.store.store.version == version)
  }

  /// What an answer that comes too late is.
  enum Late: Sendable, CaseIterable {
    case succeeds, fails, isNoPage

    func answer(_ number: Int, of loader: ScriptedLoader) {
      switch self {
      case .succeeds: loader.release(number, with: Answers.page("old"))
      case .fails: loader.fail(number, with: PageLoadError("old"))
      case .isNoPage: loader.release(number, with: "[")
      }
    }
  }

  /// C43, the other way round: the newer fails after the older was given up.
  @Test func anOlderSuccessDoesntHelpANewerFailure() async {
    let fixture = PageStoreFixture(ignoresCancellation: true)
    fixture.store.loadInitial()
    await fixture.loader.requests(atLeast: 1)
    fixture.store.retry()
    await fixture.fail(1)
    fixture.loader.release(0, with: Answers.page("old"))
    for _ in 0..<50 { await Task.yield() }
    #expect(fixture.store.state == .failed(message: "no luck"))
  }

  /// C49: what is cancelled has not failed, whoever cancelled it; flags come back, retry is possible.
  @Test func cancelledIsNotFailedAndFlagsComeBack() async {
    let fixture = PageStoreFixture()
    fixture.store.loadInitial()
    await fixture.loader.requests(atLeast: 1)
    fixture.store.leave()
    #expect(fixture.store.state == .loading && !fixture.store.store.state.isFetching)
    fixture.store.retry()
    await fixture.answer(1, with: Answers.page("first"))
    fixture.store.loadNextPage()
    #expect(fixture.store.isLoadingMore)
    await fixture.loader.requests(atLeast: 3)
    fixture.store.refresh()
    #expect(!fixture.store.isLoadingMore && fixture.loader.cancelled == [0, 2])
    await fixture.loader.requests(atLeast: 4)
    fixture.store.refresh()
    await fixture.answer(4, with: Answers.page("second"))
    #expect(fixture.ids == ["a", "second"])
    #expect(fixture.store.report == nil && fixture.store.store.state.isIdle)
    fixture.store.loadNextPage()
    await fixture.loader.requests(atLeast: 6)
    fixture.loader.fail(5, with: CancellationError())
    await fixture.store.settled()
    #expect(!fixture.store.isLoadingMore && fixture.store.report == nil)
    fixture.store.loadNextPage()
    await fixture.answer(6, with: Answers.more)
    #expect(fixture.ids == ["a", "second", "more"])
  }

  /// C50: no widgets is empty and asks for no more; a widget that nobody can draw is loaded.
  @Test func emptyIsNotFailedAndUnknownIsNotEmpty() async {
    let more = #"{"has_more":true,"postback":1}"#
    let fixture = await PageStoreFixture.loaded(#"{"page":{"pagination":\#(more)}}"#)
    #expect(fixture.store.state == .empty && fixture.store.page == nil)
    fixture.store.loadNextPage()
    #expect(fixture.loader.requests.count == 1)
    fixture.store.refresh()
    await fixture.answer(1, with: pageText(#"{"type":"hologram","id":"x"}"#))
    #expect(fixture.ids == ["x"])
    #expect(fixture.findings == [])
  }

  /// C51: a value that is written again is no change, and a tick changes its slot alone.
  @Test func anEqualWriteInvalidatesNothing() async {
    let fixture = await PageStoreFixture.loaded()
    fixture.store.setState("count", in: "a", to: .integer(1))
    let version = fixture.store.store.version
    for _ in 0..<3 { fixture.store.setState("count", in: "a", to: .integer(1)) }
    #expect(fixture.store.store.version == version)
    #expect(fixture.store.work == [])
  }
}
