import Pages
import Testing

/// Whose state is whose when pages change: it goes by id and type, never by place.
@MainActor @Suite(.timeLimit(.minutes(1))) struct StateOwnershipTests {
  private func accordions(_ ids: String...) -> String {
    pageText(ids.map { #"{"type":"accordion"\#($0)}"# }.joined(separator: ","))
  }

  private func opened(in id: String, of fixture: PageStoreFixture) -> StateValue? {
    fixture.store.stateStore.value(of: "expanded", in: id)
  }

  private let prepended = Answers.mutation(
    #"{"type":"prepend_sections","sections":[{"widgets":[{"type":"accordion"}]}]}"#
  )

  @Test func theSameAccordionStaysOpenWithAnID() async {
    let fixture = await PageStoreFixture.loaded(
      accordions(#","id":"x""#, #","id":"y""#, #","id":"z""#)
    )
    fixture.store.setState("expanded", in: "y", to: .boolean(true))
    fixture.store.apply(prepended)
    #expect(fixture.ids.dropFirst() == ["x", "y", "z"])
    #expect(opened(in: "y", of: fixture) == .boolean(true))
    #expect(fixture.store.stateStore.sorted.count == 1)
  }

  @Test func withoutIDsNewcomersDontTakeThePlaceOfAnother() async {
    let fixture = await PageStoreFixture.loaded(accordions("", "", ""))
    let second = "accordion@page.sections.0.widgets.1"
    fixture.store.setState("expanded", in: second, to: .boolean(true))
    fixture.store.apply(prepended)
    #expect(fixture.ids.first == "accordion@page.sections.1.widgets.0")
    #expect(fixture.ids[2] == second)
    #expect(opened(in: second, of: fixture) == .boolean(true))
    #expect(fixture.store.page?.widget(id: second)?.hasPositionalID == true)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var mutations: [String]
    var isKept: Bool
    var testDescription: String { mutations.joined(separator: " ") }
  }

  @Test(arguments: [
    Row(
      mutations: [
        #"{"type":"replace_widget","id":"y","widget":{"type":"accordion","id":"y","data":{}}}"#
      ],
      isKept: true
    ),
    Row(
      mutations: [#"{"type":"replace_widget","id":"y","widget":{"type":"stepper","id":"y"}}"#],
      isKept: false
    ),
    Row(
      mutations: [
        #"{"type":"remove_widget","id":"y"}"#,
        #"{"type":"append_sections","sections":[{"widgets":[{"type":"accordion","id":"y"}]}]}"#,
      ],
      isKept: true
    ),
    Row(
      mutations: [
        #"{"type":"remove_widget","id":"y"}"#,
        #"{"type":"append_sections","sections":[{"widgets":[{"type":"stepper","id":"y"}]}]}"#,
      ],
      isKept: false
    ),
    Row(
      mutations: [
        #"{"type":"replace_page","page":{"header":{"widgets":[{"type":"accordion","id":"y"}]}}}"#
      ],
      isKept: true
    ),
    Row(
      mutations: [
        #"{"type":"replace_page","page":{"header":{"widgets":[{"type":"stepper","id":"y"}]}}}"#
      ],
      isKept: false
    ),
    Row(
      mutations: [
        #"{"type":"replace_widget","id":"y","widget":{"type":"card","data":{"items":["#
          + #"{"type":"stepper","id":"y"}]}}}"#
      ],
      isKept: false
    ),
  ])
  func stateNeverComesToAnotherType(_ row: Row) async {
    let fixture = await PageStoreFixture.loaded(accordions(#","id":"x""#, #","id":"y""#))
    fixture.store.setState("expanded", in: "y", to: .boolean(true))
    fixture.store.setState("expanded", in: "x", to: .boolean(false))
    for mutation in row.mutations { fixture.store.apply(Answers.mutation(mutation)) }
    #expect(fixture.findings == [])
    #expect(opened(in: "y", of: fixture) == (row.isKept ? .boolean(true) : nil))
    #expect(opened(in: "x", of: fixture) == .boolean(false))
  }

  @Test func stateOfNestedWidgetsFollowsTheirTypesToo() async {
    let card = #"{"type":"card","id":"c","data":{"items":[{"type":"stepper","id":"n"}]}}"#
    let other = card.replacing("stepper", with: "toggle")
    let fixture = await PageStoreFixture.loaded(pageText(card))
    fixture.store.setState("count", in: "n", to: .integer(2))
    func replace(_ card: String) {
      let text = #"{"type":"replace_widget","id":"c","widget":\#(card)}"#
      fixture.store.apply(Answers.mutation(text))
    }
    replace(card)
    #expect(fixture.store.stateStore.value(of: "count", in: "n") == .integer(2))
    replace(other)
    #expect(fixture.store.stateStore.value(of: "count", in: "n") == nil)
  }

  @Test func whatIsSetDuringARefreshDoesntComeToAnotherType() async {
    let fixture = await PageStoreFixture.loaded(accordions(#","id":"x""#, #","id":"y""#))
    fixture.store.refresh()
    for id in ["x", "y"] { fixture.store.setState("expanded", in: id, to: .boolean(true)) }
    let text = pageText(#"{"type":"accordion","id":"x"},{"type":"stepper","id":"y"}"#)
    await fixture.answer(1, with: text)
    #expect(opened(in: "x", of: fixture) == .boolean(true))
    #expect(opened(in: "y", of: fixture) == nil)
  }
}
