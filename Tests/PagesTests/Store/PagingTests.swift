import Pages
import Testing

/// Going on with what follows a page.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PagingTests {
  @Test func nextPressedThreeTimesIsOneRequestAndOneAppend() async {
    let fixture = await PageStoreFixture.loaded(
      Answers.page("first", postback: #"{"offset":1.10, "cursor":9223372036854775808}"#)
    )
    for _ in 0..<3 { fixture.store.loadNextPage() }
    #expect(fixture.store.isLoadingMore)
    await fixture.answer(1, with: Answers.more)
    #expect(fixture.ids == ["a", "first", "more"])
    #expect(!fixture.store.isLoadingMore)
    let postback = Array(#"{"offset":1.10, "cursor":9223372036854775808}"#.utf8)
    #expect(fixture.loader.requests.map(\.kind) == [.initial, .nextPage(postback: postback)])
    fixture.store.loadNextPage()
    #expect(fixture.store.work == [])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var pagination: String
    var findings: [String] = []
    var testDescription: String { pagination }
  }

  @Test(arguments: [
    Row(pagination: #"{"has_more":false,"postback":1}"#),
    Row(pagination: #"{}"#),
    Row(
      pagination: #"{"has_more":true}"#,
      findings: ["invalidValue page.pagination.postback"]
    ),
  ])
  func nothingIsAskedForWithoutMoreOrPostback(_ row: Row) async {
    let text = pageText(#"{"type":"t","id":"a"}"#, pagination: row.pagination)
    let fixture = await PageStoreFixture.loaded(text)
    fixture.store.loadNextPage()
    #expect(!fixture.store.isLoadingMore)
    #expect(fixture.store.work == [])
    #expect(fixture.findings == row.findings)
  }

  @Test func nothingIsAskedForDuringARefreshOrBeforeThePage() async {
    let fixture = PageStoreFixture()
    fixture.store.loadNextPage()
    #expect(fixture.store.work == [])
    fixture.store.loadInitial()
    await fixture.answer(0, with: Answers.page("first"))
    fixture.store.refresh()
    fixture.store.loadNextPage()
    #expect(!fixture.store.isLoadingMore)
    await fixture.answer(1, with: Answers.page("second"))
    #expect(fixture.loader.requests.map(\.kind) == [.initial, .refresh])
  }

  @Test func aFailedNextPageKeepsThePageAndCanBeAskedForAgain() async {
    let fixture = await PageStoreFixture.loaded()
    fixture.store.loadNextPage()
    await fixture.fail(1)
    #expect(fixture.ids == ["a", "first"])
    #expect(!fixture.store.isLoadingMore)
    #expect(fixture.store.report == PageReport(.nextPage, message: "no luck"))
    fixture.store.loadNextPage()
    await fixture.answer(2, with: Answers.more)
    #expect(fixture.ids == ["a", "first", "more"])
    #expect(fixture.store.report == nil)
  }

  @Test func anEnvelopeErrorOfTheNextPageIsReportedToo() async {
    let fixture = await PageStoreFixture.loaded()
    fixture.store.loadNextPage()
    await fixture.answer(1, with: "[]")
    #expect(fixture.ids == ["a", "first"])
    #expect(fixture.store.report?.work == .nextPage)
  }

  @Test func aRefreshTakesBackTheNextPage() async {
    let fixture = await PageStoreFixture.loaded()
    fixture.store.loadNextPage()
    await fixture.loader.requests(atLeast: 2)
    fixture.store.refresh()
    #expect(!fixture.store.isLoadingMore)
    await fixture.fail(2)
    #expect(fixture.loader.cancelled == [1])
    #expect(fixture.ids == ["a", "first"])
    #expect(fixture.store.report?.work == .refresh)
  }

  @Test func aRepeatedPostbackStopsPaging() async {
    let fixture = await PageStoreFixture.loaded(Answers.page("first", postback: "1"))
    fixture.store.loadNextPage()
    await fixture.answer(1, with: Answers.page("second", postback: "2"))
    fixture.store.loadNextPage()
    await fixture.answer(2, with: Answers.page("third", postback: "1"))
    #expect(fixture.ids == ["a", "first", "a#2", "second", "a#3", "third"])
    #expect(fixture.findings.last == "invalidValue page.pagination.postback")
    fixture.store.loadNextPage()
    #expect(fixture.store.work == [])
    #expect(fixture.loader.requests.count == 3)
  }

  @Test func overlappingPagesRenameOnlyNewcomersAndStateStays() async {
    func list(_ ids: ClosedRange<Int>, _ pagination: String) -> String {
      let widgets = ids.map { #"{"type":"t","id":"i\#($0)"}"# }.joined(separator: ",")
      return pageText(widgets, pagination: pagination)
    }
    for _ in 0..<2 {
      let fixture = await PageStoreFixture.loaded(list(0...4, #"{"has_more":true,"postback":2}"#))
      fixture.store.setState("on", in: "i3", to: .boolean(true))
      fixture.store.loadNextPage()
      await fixture.answer(1, with: list(3...7, "{}"))
      #expect(
        fixture.ids == ["i0", "i1", "i2", "i3", "i4", "i3#2", "i4#2", "i5", "i6", "i7"]
      )
      #expect(fixture.store.stateStore.value(of: "on", in: "i3") == .boolean(true))
      #expect(fixture.store.stateStore.value(of: "on", in: "i3#2") == nil)
    }
  }
}
