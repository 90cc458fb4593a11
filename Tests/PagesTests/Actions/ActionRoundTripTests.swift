import JSONText
import Pages
import Testing

/// Actions that the loader performs.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ActionRoundTripTests {
  private let text = #"""
    {"page":{"sections":[{"widgets":[{"type":"stepper","id":"s","actions":{"change":{"type":"api",
      "endpoint":"cart/update", "opaque": 1.10}}},{"type":"t","id":"b"}]}]}}
    """#

  private func change(_ fixture: PageStoreFixture, _ dispatcher: ActionDispatcher) {
    let event = ActionEvent(name: "change", sourceID: "s", value: .integer(3))
    if let widget = fixture.store.page?.widget(id: "s") { dispatcher.dispatch(event, of: widget) }
  }

  @Test func oneRoundTripCarriesTheActionAndTheEventAndChangesThePage() async {
    let fixture = await PageStoreFixture.loaded(text)
    var toasts: [String] = []
    let dispatcher = ActionDispatcher(for: fixture.store) { request in
      if case .toast(let message, _) = request { toasts.append(message) }
    }
    fixture.store.setState("count", in: "s", to: .integer(3))
    change(fixture, dispatcher)
    let answer =
      #"{"mutations":[{"type":"remove_widget","id":"b"},{"type":"remove_widget","id":"x"}],"#
      + #""actions":[{"type":"toast","message":"saved"},{"type":"deeplink"},{}]}"#
    await fixture.answer(1, with: answer)
    #expect(fixture.ids == ["s"])
    #expect(toasts == ["saved"])
    #expect(
      fixture.findings == [
        "unresolvedTarget -", "malformedPayload actions.2", "unhandledAction actions.1",
      ]
    )
    #expect(fixture.store.stateStore.value(of: "count", in: "s") == .integer(3))
    let json = fixture.loader.requests.last.map { String(decoding: $0.json, as: UTF8.self) }
    #expect(
      json == #"{"page_id":"p","kind":"action","action":{"type":"api",\#n"#
        + #"  "endpoint":"cart/update", "opaque": 1.10},"#
        + #""event":{"name":"change","source_id":"s","value":3}}"#
    )
  }

  @Test func performingAnActionIsOneRoundTripWhateverItsTypeIs() async throws {
    let scene = await ActionScene(text)
    scene.fixture.store.performAction(try ActionScene.call(#"{"type":"toast","message":"hello"}"#))
    await scene.fixture.answer(1, with: #"{"mutations":[{"type":"remove_widget","id":"b"}]}"#)
    #expect(scene.requests == ["action"])
    #expect(scene.fixture.ids == ["s"])
    #expect(scene.log == [] && scene.findings == [])
  }

  @Test func aFailureIsReportedAndCostsNothing() async {
    let fixture = await PageStoreFixture.loaded(text)
    let dispatcher = ActionDispatcher(for: fixture.store) { _ in }
    change(fixture, dispatcher)
    await fixture.fail(1)
    #expect(fixture.store.report == PageReport(.action, message: "no luck"))
    change(fixture, dispatcher)
    await fixture.answer(2, with: "{")
    #expect(fixture.store.report?.work == .action)
    #expect(fixture.ids == ["s", "b"])
    change(fixture, dispatcher)
    await fixture.answer(3, with: "")
    #expect(fixture.store.report == nil)
    #expect(fixture.findings == [])
  }

  @Test func anAnswerAfterTeardownLandsNowhere() async {
    let fixture = PageStoreFixture(ignoresCancellation: true)
    fixture.store.loadInitial()
    await fixture.answer(0, with: text)
    let dispatcher = ActionDispatcher(for: fixture.store) { _ in }
    change(fixture, dispatcher)
    await fixture.loader.requests(atLeast: 2)
    dispatcher.cancelInFlight()
    #expect(fixture.loader.cancelled == [1])
    fixture.loader.release(1, with: #"{"mutations":[{"type":"remove_widget","id":"b"}]}"#)
    for _ in 0..<20 { await Task.yield() }
    await fixture.store.settled()
    #expect(fixture.ids == ["s", "b"])
    #expect(fixture.store.report == nil)
  }

  @Test func answersOfTwoActionsLandInEitherOrder() async {
    for order in [[1, 2], [2, 1]] {
      let fixture = await PageStoreFixture.loaded(text)
      let dispatcher = ActionDispatcher(for: fixture.store) { _ in }
      for asked in 2...3 {
        change(fixture, dispatcher)
        await fixture.loader.requests(atLeast: asked)
      }
      let answers = [
        1: #"{"mutations":[{"type":"remove_widget","id":"b"}]}"#,
        2: #"{"mutations":[{"type":"append_sections","sections":[{"widgets":[{"type":"t"}]}]}]}"#,
      ]
      for number in order { fixture.loader.release(number, with: answers[number] ?? "") }
      await fixture.store.settled()
      #expect(fixture.ids == ["s", "t@page.sections.1.widgets.0"])
    }
  }
}
