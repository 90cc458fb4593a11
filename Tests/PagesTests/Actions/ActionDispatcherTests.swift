import JSONText
import Pages
import Testing

/// A page that only notes what actions ask of it.
@MainActor private final class Target: ActionTarget {
  var performActions: @MainActor ([ActionCall]) -> Void = { _ in }
  var log: [String] = []
  var onRefresh: @MainActor () -> Void = {}

  func refresh() {
    log.append("refresh")
    onRefresh()
  }
  func performAction(_ call: ActionCall) { log.append("api \(call.payload.endpoint ?? "-")") }
  func respond(_ response: ActionResponse) {
    log.append("response \(response.mutations.count)")
    performActions(response.actions)
  }
  func report(_ diagnostics: [Diagnostic]) {
    log += diagnostics.map { "\($0.kind.rawValue) \($0.path ?? "-"): \($0.message)" }
  }
  func actionFailed(message: String) { log.append("failed \(message)") }
  func cancelActions() { log.append("cancel") }
}

@MainActor @Suite(.timeLimit(.minutes(1))) struct ActionDispatcherTests {
  private let target = Target()

  private func dispatcher() -> ActionDispatcher {
    ActionDispatcher(for: target) { [target] request in
      switch request {
      case .toast(let message): target.log.append("toast \(message)")
      case .dismiss: target.log.append("dismiss")
      case .open(let sheet):
        target.log.append("sheet \(sheet.id) \(sheet.header?.widgets.map(\.id) ?? [])")
      }
    }
  }

  private func call(_ text: String) throws -> ActionCall {
    let document = try JSONDocument(parsing: Array(text.utf8))
    let action = try ActionNode.decode(at: .root, in: document)
    return ActionCall(action, in: document, path: "action")
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var action: String
    var log: [String]
    var testDescription: String { action }
  }

  @Test(arguments: [
    Row(action: #"{"type":"toast","message":"hi"}"#, log: ["toast hi"]),
    Row(action: #"{"type":"dismiss"}"#, log: ["dismiss"]),
    Row(action: #"{"type":"refresh_page"}"#, log: ["refresh"]),
    Row(action: #"{"type":"api","endpoint":"cart/update"}"#, log: ["api cart/update"]),
    Row(
      action:
        #"{"type":"open_bottom_sheet","sheet":{"id":"s","header":{"widgets":[7,{"type":"t"}]}}}"#,
      log: [
        "droppedElement action.sheet.header.widgets.0: expected a widget, found 7",
        #"sheet s ["t@action.sheet.header.widgets.1"]"#,
      ]
    ),
    Row(
      action: #"{"type":"deeplink","url":"x"}"#,
      log: [#"unhandledAction action: nobody handles the action "deeplink""#]
    ),
  ])
  func builtInActionsAreDoneAndOthersReported(_ row: Row) throws {
    dispatcher().dispatch(try call(row.action))
    #expect(target.log == row.log)
  }

  @Test func handlersAreAskedNewestFirstAndMayDecline() throws {
    let dispatcher = dispatcher()
    dispatcher.register { [target] call in
      target.log.append("old \(call.type)")
      return .done
    }
    dispatcher.register { [target] call in
      target.log.append("new \(call.type)")
      return call.type == "toast" ? .done : .declined
    }
    dispatcher.dispatch(try call(#"{"type":"deeplink"}"#))
    dispatcher.dispatch(try call(#"{"type":"toast","message":"hi"}"#))
    #expect(target.log == ["new deeplink", "old deeplink", "new toast"])
  }

  @Test func dispatchesInsideADispatchAreQueuedFirstInFirstOut() throws {
    let dispatcher = dispatcher()
    let (one, two) = (try call(#"{"type":"one"}"#), try call(#"{"type":"two"}"#))
    let toast = try call(#"{"type":"toast","message":"end"}"#)
    dispatcher.register { [target, weak dispatcher] call in
      guard call.type == "one" || call.type == "two" else { return .declined }
      target.log.append("begin \(call.type)")
      if call.type == "one" { dispatcher?.dispatch(two) }
      dispatcher?.dispatch(toast)
      target.log.append("end \(call.type)")
      return .done
    }
    dispatcher.dispatch(one)
    #expect(
      target.log == ["begin one", "end one", "begin two", "end two", "toast end", "toast end"]
    )
  }

  @Test func aHandlersResponseIsTakenInAndItsActionsFollow() throws {
    let dispatcher = dispatcher()
    let toast = try call(#"{"type":"toast","message":"done"}"#)
    dispatcher.register { call in
      guard call.type == "buy" else { return .declined }
      return .response(ActionResponse(mutations: [.removeWidget(id: "a")], actions: [toast]))
    }
    dispatcher.dispatch(try call(#"{"type":"buy"}"#))
    #expect(target.log == ["response 1", "toast done"])
  }

  @Test func workLandsFailsOrIsCancelledSilently() async throws {
    let dispatcher = dispatcher()
    dispatcher.register { call in
      switch call.type {
      case "fine": .work { ActionResponse() }
      case "bad": .work { throw PageLoadError("no luck") }
      case "cancelled": .work { throw CancellationError() }
      default: .declined
      }
    }
    for type in ["fine", "bad", "cancelled"] {
      dispatcher.dispatch(try call(#"{"type":"\#(type)"}"#))
      await dispatcher.settled()
    }
    #expect(target.log == ["response 0", "failed no luck"])
    #expect(dispatcher.workCount == 0)
  }

  @Test func nothingLandsOnAPageThatWasLeft() async throws {
    let dispatcher = dispatcher()
    let loader = ScriptedLoader(ignoresCancellation: true)
    dispatcher.register { _ in
      .work {
        _ = try await loader.loadPage(PageRequest(pageID: "p", kind: .initial))
        return ActionResponse()
      }
    }
    dispatcher.dispatch(try call(#"{"type":"slow"}"#))
    await loader.requests(atLeast: 1)
    dispatcher.cancelInFlight()
    loader.release(0, with: "")
    for _ in 0..<20 { await Task.yield() }
    await dispatcher.settled()
    #expect(target.log == ["cancel"])
  }

  @Test func aPageThatRefreshesWheneverItIsShownIsStopped() throws {
    let dispatcher = dispatcher()
    let onLoad = try call(#"{"type":"refresh_page"}"#)
    target.onRefresh = { [weak dispatcher] in dispatcher?.dispatch(onLoad, by: .page) }
    dispatcher.dispatch(onLoad, by: .page)
    #expect(target.log.filter { $0 == "refresh" }.count == ActionDispatcher.limit)
    #expect(target.log.last?.hasPrefix("limitExceeded action: ") == true)
    #expect(target.log.count == ActionDispatcher.limit + 1)
    target.onRefresh = {}
    dispatcher.dispatch(onLoad)
    #expect(target.log.last == "refresh")
  }

  @Test func aWidgetsActionCarriesTheEvent() throws {
    let dispatcher = dispatcher()
    let decoded = try page(
      widgets: #"{"type":"stepper","id":"s","actions":{"change":{"type":"log"},"tap":{}}}"#
    )
    let widget = decoded.page.allWidgets[0]
    var events: [ActionEvent?] = []
    dispatcher.register { call in
      events.append(call.event)
      return .done
    }
    let change = ActionEvent(name: "change", sourceID: "s", value: .integer(4))
    #expect(dispatcher.dispatch(change, of: widget))
    #expect(!dispatcher.dispatch(ActionEvent(name: "tap", sourceID: "s"), of: widget))
    #expect(!dispatcher.dispatch(ActionEvent(name: "swipe", sourceID: "s"), of: widget))
    #expect(events == [change])
  }
}
