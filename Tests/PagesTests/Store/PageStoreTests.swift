import Pages
import StateEngine
import Testing

/// Loading, refreshing and failing.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PageStoreTests {
  @Test func loadsRefreshesAndKeepsThePageMeanwhile() async {
    let fixture = PageStoreFixture()
    let store = fixture.store
    #expect(store.state == .loading)
    store.loadInitial()
    #expect(store.state == .loading)
    #expect(store.page == nil)
    await fixture.answer(0, with: Answers.page("first"))
    #expect(fixture.ids == ["a", "first"])
    #expect(store.registry == "starter")
    store.refresh()
    #expect(store.isRefreshing)
    #expect(fixture.ids == ["a", "first"])
    await fixture.answer(1, with: Answers.page("second"))
    #expect(fixture.ids == ["a", "second"])
    #expect(fixture.loader.requests.map(\.kind) == [.initial, .refresh])
    #expect(fixture.loader.requests.allSatisfy { $0.pageID == "p" })
  }

  @Test func countSurvivesPaginationAndRefreshClearsIt() async {
    let fixture = await PageStoreFixture.loaded()
    let count = fixture.store.binding(widgetID: "a", key: "count", default: .integer(1))
    #expect(count.value == .integer(1))
    count.value = .integer(3)
    fixture.store.loadNextPage()
    await fixture.answer(1, with: Answers.more)
    #expect(fixture.ids == ["a", "first", "more"])
    #expect(count.value == .integer(3))
    fixture.store.refresh()
    #expect(count.value == .integer(1))
    await fixture.answer(2, with: Answers.page("first"))
    #expect(count.value == .integer(1))
  }

  @Test func failsRetriesAndReplaces() async {
    let fixture = PageStoreFixture()
    fixture.store.loadInitial()
    await fixture.fail(0)
    #expect(fixture.store.state == .failed(message: "no luck"))
    fixture.store.retry()
    #expect(fixture.store.state == .loading)
    await fixture.answer(1, with: Answers.page("first"))
    #expect(fixture.ids == ["a", "first"])
    #expect(fixture.loader.requests.map(\.kind) == [.initial, .initial])
  }

  @Test func aFailedRefreshKeepsThePageAndReportsOnce() async {
    let fixture = await PageStoreFixture.loaded(pageText("3", #"{"type":"t","id":"a"}"#))
    let before = fixture.findings
    fixture.store.setState("count", in: "a", to: .integer(3))
    fixture.store.refresh()
    await fixture.fail(1)
    #expect(fixture.ids == ["a"])
    #expect(fixture.store.report == PageReport(.refresh, message: "no luck"))
    #expect(fixture.store.stateStore.isEmpty)
    #expect(fixture.findings == before && !before.isEmpty)
    fixture.store.refresh()
    #expect(fixture.store.report == nil)
    await fixture.answer(2, with: Answers.page("second"))
    #expect(fixture.findings == [])
  }

  struct Envelope: Sendable {
    var text: String
    var message: String
  }

  @Test(arguments: [
    Envelope(text: "{", message: "line 1, column 2: "),
    Envelope(text: "[]", message: #"expected an object with an object "page", found "#),
  ])
  func anEnvelopeErrorFailsThePage(_ row: Envelope) async {
    let fixture = await PageStoreFixture.loaded(row.text)
    guard case .failed(let message) = fixture.store.state else {
      Issue.record("\(fixture.store.state)")
      return
    }
    #expect(message.hasPrefix(row.message))
  }

  @Test func unknownAndMalformedWidgetsDontFailThePage() async {
    let fixture = await PageStoreFixture.loaded(pageText("{}", #"{"type":"hologram","id":"x"}"#))
    #expect(fixture.ids == ["x"])
    #expect(fixture.findings == ["droppedElement page.sections.0.widgets.0"])
  }

  @Test func aPageWithoutWidgetsIsEmptyAndAsksForNoMore() async {
    let more = #"{"has_more":true,"postback":1}"#
    let fixture = await PageStoreFixture.loaded(pageText(pagination: more))
    #expect(fixture.store.state == .empty)
    #expect(fixture.store.page == nil)
    fixture.store.loadNextPage()
    #expect(fixture.store.work == [])
    #expect(fixture.loader.requests.count == 1)
  }

  @Test func removingTheLastWidgetLeavesEmptyAndOneMoreBringsThePageBack() async {
    let fixture = await PageStoreFixture.loaded(pageText(#"{"type":"t","id":"a"}"#))
    fixture.store.apply(.removeWidget(id: "a"))
    #expect(fixture.store.state == .empty)
    fixture.store.apply(
      Answers.mutation(
        #"{"type":"append_sections","sections":[{"widgets":[{"type":"t","id":"b"}]}]}"#
      )
    )
    #expect(fixture.ids == ["b"])
  }

  @Test func whatIsCancelledHasNotFailed() async {
    let fixture = PageStoreFixture()
    fixture.store.loadInitial()
    await fixture.loader.requests(atLeast: 1)
    fixture.loader.fail(0, with: CancellationError())
    await fixture.store.settled()
    #expect(fixture.store.state == .loading)
    #expect(!fixture.store.store.state.isFetching)
    fixture.store.retry()
    await fixture.answer(1, with: Answers.page("first"))
    #expect(fixture.ids == ["a", "first"])
  }

  @Test func diagnosticsChangeAsABatchAndPageTwoAddsToThem() async {
    let more = #"{"has_more":true,"postback":1}"#
    let fixture = await PageStoreFixture.loaded(
      pageText("3", #"{"type":"t","id":"a"}"#, pagination: more)
    )
    fixture.store.loadNextPage()
    await fixture.answer(1, with: pageText(#"{"type":"t","id":"a"}"#, "4"))
    #expect(
      fixture.findings == [
        "droppedElement page.sections.0.widgets.0", "duplicateID page.sections.0.widgets.0",
        "droppedElement page.sections.0.widgets.1",
      ]
    )
    fixture.store.refresh()
    #expect(fixture.findings.count == 3)
    await fixture.answer(2, with: pageText(#"{"type":"t"}"#, "5"))
    #expect(fixture.findings == ["droppedElement page.sections.0.widgets.1"])
  }
}
