import Pages
import StateEngine
import Testing

/// The reducer of pages under the engine's own test store and explorer.
@MainActor @Suite struct PageReducerTests {
  private func loaded() throws -> PageState {
    var state = PageState(pageID: "p")
    _ = state.reduce(.loadInitial)
    _ = state.reduce(.decoded(PageTicket(number: 1), try decode(Answers.page("first"))))
    return state
  }

  @Test func nextPressedThreeTimesIsOneEffect() throws {
    var failures: [TestFailure] = []
    let postback = Array(#""two""#.utf8)
    let request = PageRequest(pageID: "p", kind: .nextPage(postback: postback))
    let ticket = PageTicket(number: 2)
    let start = try loaded()
    var expected = start
    _ = expected.reduce(.loadNextPage)
    let store = TestStore(start, PageState.reducer) { failures.append($0) }
    store.send(.loadNextPage, effects: [.run(.load(request, ticket), id: .nextPage)]) {
      $0 = expected
    }
    store.send(.loadNextPage)
    store.send(.loadNextPage)
    store.send(.leave, effects: [.cancel(.nextPage)]) { _ = $0.reduce(.leave) }
    store.finish()
    #expect(failures.map(\.message) == [])
  }

  @Test func anUnexpectedSlotFailsWithItsPath() throws {
    var failures: [TestFailure] = []
    let store = TestStore(try loaded(), PageState.reducer) { failures.append($0) }
    store.send(.setState(widget: "a", key: "count", .integer(2))) {
      _ = $0.reduce(.setState(widget: "a", key: "count", .integer(3)))
    }
    store.finish()
    #expect(failures.count == 1)
    #expect(
      failures.first?.message.contains(
        #"states.widgets["a"]["count"]: Pages.StateValue.integer(3)"#
      )
        == true
    )
  }

  @Test func refreshesAnsweredInEveryOrderEndWithTheNewest() throws {
    let explorer = Explorer(try loaded(), PageState.reducer) { command in
      let failed = PageAction.failed(command.ticket, message: "no luck")
      let answer = (try? Answers.action(command, isSuccess: true)) ?? failed
      guard case .load(let request, _) = command, request.kind != .refresh else {
        return [[answer]]
      }
      return [[answer], [failed]]
    }
    let script: [PageAction] = [.loadNextPage, .refresh, .refresh, .loadNextPage]
    let result = explorer.explore(script) { state in
      if case .failed = state.phase { "failed with a page on screen" } else { nil }
    } finally: { state in
      let ids = state.page?.allWidgets.map(\.id) ?? []
      let isRight = [["a", "fresh4"], ["a", "fresh4", "more"]].contains(ids)
      return isRight && state.isIdle ? nil : "ended with \(ids)"
    }
    #expect(result.isComplete && result.orders > 10)
    #expect(result.violations == [], "\(result)")
  }
}
