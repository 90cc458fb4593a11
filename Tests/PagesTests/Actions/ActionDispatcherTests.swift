import Pages
import StateEngine
import Testing

/// Who performs which action, and in which order.
@MainActor @Suite(.timeLimit(.minutes(1))) struct ActionDispatcherTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var action: String
    var log: [String] = []
    var requests: [String] = []
    var findings: [String] = []
    var testDescription: String { action }
  }

  @Test(arguments: [
    Row(action: #"{"type":"toast","message":"hi"}"#, log: ["toast hi"]),
    Row(action: #"{"type":"dismiss"}"#, log: ["dismiss"]),
    Row(action: #"{"type":"refresh_page"}"#, requests: ["refresh"]),
    Row(action: #"{"type":"api","endpoint":"cart/update"}"#, requests: ["action"]),
    Row(
      action:
        #"{"type":"open_bottom_sheet","sheet":{"id":"s","header":{"widgets":[7,{"type":"t"}]}}}"#,
      log: [#"sheet s ["t@action.sheet.header.widgets.1"]"#],
      findings: ["droppedElement action.sheet.header.widgets.0: expected a widget, found 7"]
    ),
    Row(
      action: #"{"type":"deeplink","url":"x"}"#,
      findings: [#"unhandledAction action: nobody handles the action "deeplink""#]
    ),
  ])
  func builtInActionsAreDoneAndOthersReported(_ row: Row) async throws {
    let scene = await ActionScene()
    scene.dispatcher.dispatch(try ActionScene.call(row.action))
    await scene.fixture.loader.requests(atLeast: 1 + row.requests.count)
    if row.requests.isEmpty { await scene.fixture.store.settled() }
    #expect(scene.log == row.log)
    #expect(scene.requests == row.requests)
    #expect(scene.findings == row.findings)
    scene.fixture.store.leave()
  }

  @Test func handlersAreAskedNewestFirstAndMayDecline() async throws {
    let scene = await ActionScene()
    scene.dispatcher.register { [weak scene] call in
      scene?.log.append("old \(call.type)")
      return .done
    }
    scene.dispatcher.register { [weak scene] call in
      scene?.log.append("new \(call.type)")
      return call.type == "toast" ? .done : .declined
    }
    scene.dispatcher.dispatch(try ActionScene.call(#"{"type":"deeplink"}"#))
    scene.dispatcher.dispatch(try ActionScene.call(#"{"type":"toast","message":"hi"}"#))
    #expect(scene.log == ["new deeplink", "old deeplink", "new toast"])
    #expect(scene.fixture.store.work == [])
  }

  @Test func dispatchesInsideADispatchAreQueuedFirstInFirstOut() async throws {
    let scene = await ActionScene()
    let two = try ActionScene.call(#"{"type":"two"}"#)
    let toast = try ActionScene.call(#"{"type":"toast","message":"end"}"#)
    scene.dispatcher.register { [weak scene] call in
      guard call.type == "one" || call.type == "two" else { return .declined }
      scene?.log.append("begin \(call.type)")
      if call.type == "one" { scene?.dispatcher.dispatch(two) }
      scene?.dispatcher.dispatch(toast)
      scene?.log.append("end \(call.type)")
      return .done
    }
    scene.dispatcher.dispatch(try ActionScene.call(#"{"type":"one"}"#))
    #expect(
      scene.log == ["begin one", "end one", "begin two", "end two", "toast end", "toast end"]
    )
  }

  @Test func aHandlersResponseIsTakenInAndItsActionsFollow() async throws {
    let scene = await ActionScene()
    let toast = try ActionScene.call(#"{"type":"toast","message":"done"}"#)
    scene.dispatcher.register { call in
      guard call.type == "buy" else { return .declined }
      return .response(ActionResponse(mutations: [.removeWidget(id: "a")], actions: [toast]))
    }
    scene.dispatcher.dispatch(try ActionScene.call(#"{"type":"buy"}"#))
    await scene.fixture.store.settled()
    #expect(scene.fixture.ids == ["first"])
    #expect(scene.log == ["toast done"])
  }

  @Test func aHandlersResponseIsWorkedOutAgainWhenThePageHasChangedMeanwhile() async throws {
    let scene = await ActionScene()
    scene.dispatcher.register { _ in
      .response(ActionResponse(mutations: [Answers.replaceWidget]))
    }
    scene.dispatcher.dispatch(try ActionScene.call(#"{"type":"buy"}"#))
    scene.fixture.store.apply(.removeWidget(id: "first"))
    await scene.fixture.store.settled()
    #expect(scene.fixture.ids == ["a"])
    let widget = scene.fixture.store.page?.widget(id: "a")
    #expect(widget?.data != nil)
  }

  @Test func workLandsFailsOrIsCancelledSilently() async throws {
    let scene = await ActionScene()
    scene.dispatcher.register { call in
      switch call.type {
      case "fine": .work { ActionResponse(mutations: [.removeWidget(id: "a")]) }
      case "bad": .work { throw PageLoadError("no luck") }
      case "cancelled": .work { throw CancellationError() }
      default: .declined
      }
    }
    var reports: [PageReport?] = []
    for type in ["fine", "cancelled", "bad"] {
      scene.dispatcher.dispatch(try ActionScene.call(#"{"type":"\#(type)"}"#))
      #expect(scene.fixture.store.work.count == 1)
      await scene.fixture.store.settled()
      reports.append(scene.fixture.store.report)
    }
    #expect(reports == [nil, nil, PageReport(.action, message: "no luck")])
    #expect(scene.fixture.ids == ["first"])
    #expect(scene.fixture.store.store.state.isIdle)
  }

  @Test func nothingLandsOnAPageThatWasLeft() async throws {
    let scene = await ActionScene()
    let loader = ScriptedLoader(ignoresCancellation: true)
    scene.dispatcher.register { _ in
      .work {
        _ = try await loader.loadPage(PageRequest(pageID: "p", kind: .initial))
        return ActionResponse(mutations: [.removeWidget(id: "a")])
      }
    }
    scene.dispatcher.dispatch(try ActionScene.call(#"{"type":"slow"}"#))
    await loader.requests(atLeast: 1)
    scene.dispatcher.cancelInFlight()
    let version = scene.fixture.store.store.version
    loader.release(0, with: "")
    for _ in 0..<20 { await Task.yield() }
    await scene.fixture.store.settled()
    #expect(scene.fixture.ids == ["a", "first"])
    #expect(scene.fixture.store.store.version == version)
  }

  @Test func whatWaitsIsNotPerformedAfterACancel() async throws {
    let scene = await ActionScene()
    let toast = try ActionScene.call(#"{"type":"toast","message":"late"}"#)
    scene.dispatcher.register { [weak scene] call in
      guard call.type == "leave" else { return .declined }
      scene?.dispatcher.dispatch(toast)
      scene?.dispatcher.cancelInFlight()
      return .done
    }
    scene.dispatcher.dispatch(try ActionScene.call(#"{"type":"leave"}"#))
    #expect(scene.log == [])
    #expect(scene.fixture.store.store.state.isIdle)
  }

  @Test func aPageThatActsByItselfWithoutEndIsStoppedUntilAPersonActs() async throws {
    let scene = await ActionScene()
    let onLoad = try ActionScene.call(#"{"type":"again"}"#)
    scene.dispatcher.register { [weak scene] call in
      scene?.log.append(call.type)
      scene?.dispatcher.dispatch(onLoad, by: .page)
      return .done
    }
    scene.dispatcher.dispatch(onLoad, by: .page)
    #expect(scene.log.count == PageState.mostActionsByItself)
    #expect(scene.findings.map { $0.prefix(22) } == ["limitExceeded action: "])
    scene.dispatcher.dispatch(onLoad)
    #expect(scene.log.count == 2 * PageState.mostActionsByItself + 1)
    #expect(scene.findings.count == 2)
  }

  @Test func aPageThatRefreshesWheneverItIsShownIsStopped() async throws {
    let scene = await ActionScene()
    let refresh = try ActionScene.call(#"{"type":"refresh_page"}"#)
    var asked = 1
    while scene.findings.isEmpty {
      scene.dispatcher.dispatch(refresh, by: .page)
      guard scene.fixture.store.isRefreshing else { break }
      asked += 1
      await scene.fixture.answer(asked - 1, with: Answers.page("first"))
    }
    #expect(asked == 1 + PageState.mostActionsByItself)
    #expect(scene.findings.count == 1)
  }

  @Test func aWidgetsActionCarriesTheEvent() async throws {
    let text = pageText(
      #"{"type":"stepper","id":"s","actions":{"change":{"type":"log"},"tap":{}}}"#
    )
    let scene = await ActionScene(text)
    let widget = try #require(scene.fixture.store.page?.widget(id: "s"))
    var events: [ActionEvent?] = []
    scene.dispatcher.register { call in
      events.append(call.event)
      return .done
    }
    let change = ActionEvent(name: "change", sourceID: "s", value: .integer(4))
    #expect(scene.dispatcher.dispatch(change, of: widget))
    #expect(!scene.dispatcher.dispatch(ActionEvent(name: "tap", sourceID: "s"), of: widget))
    #expect(!scene.dispatcher.dispatch(ActionEvent(name: "swipe", sourceID: "s"), of: widget))
    #expect(events == [change])
  }

  @Test func aPageWithoutADispatcherStillKnowsTheBuiltInActions() async throws {
    let fixture = await PageStoreFixture.loaded()
    let refresh = try ActionScene.call(#"{"type":"refresh_page"}"#)
    fixture.store.send(.dispatch(refresh, by: .person))
    #expect(fixture.store.isRefreshing)
    fixture.store.leave()
  }
}
