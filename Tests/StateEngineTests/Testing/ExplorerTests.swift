import StateEngine
import Testing

/// A feed whose reducer takes answers whichever request they answer.
private let careless = Reducer<Feed, FeedAction, FeedCommand> { state, action in
  switch action {
  case .load:
    state.count += 1
    return [.run(.fetch(state.count), id: EffectID("fetch \(state.count)"))]
  case .loaded(let ids):
    state.items = ids.map { Item($0, "item \($0)") }
    return []
  default:
    return []
  }
}

private func answers(_ command: FeedCommand) -> [[FeedAction]] {
  guard case .fetch(let number) = command else { return [[]] }
  return [[.loaded([number])], [.failed("fetch \(number)")]]
}

@Suite struct ExplorerTests {
  @Test func everyOrderOfAnswersIsRun() {
    let explorer = Explorer(Feed(), careless) { command in
      if case .fetch(let number) = command { [[.loaded([number])]] } else { [] }
    }
    let result = explorer.explore([.load, .load, .load])
    #expect(result.orders == 15)
    #expect(result.isComplete)
    #expect(result.violations.isEmpty)
  }

  @Test func anOlderAnswerThatOverwritesANewerIsFound() {
    let explorer = Explorer(Feed(), careless, outcomes: answers)
    let result = explorer.explore([.load, .load]) { _ in
      nil
    } finally: { state in
      state.items.first.map { $0.id < state.count ? "shows \($0.id)" : nil } ?? nil
    }
    #expect(!result.violations.isEmpty)
    #expect(
      result.violations.contains {
        $0.steps == [
          "send load", "send load",
          "fetch(2) answers [StateEngineTests.FeedAction.loaded([2])]",
          "fetch(1) answers [StateEngineTests.FeedAction.loaded([1])]",
        ]
      }
    )
    #expect(result.description.contains("wrong"))
  }

  @Test func theFeedHoldsInEveryOrder() {
    let explorer = Explorer(Feed(), feed, outcomes: answers)
    let result = explorer.explore([.load, .load, .typed("a"), .leave]) { _ in
      nil
    } finally: { state in
      state.isLoading ? "loading for ever" : nil
    }
    #expect(result.isComplete)
    #expect(result.violations.isEmpty)
    #expect(result.orders > 10)
  }

  @Test func everyStepIsChecked() {
    let explorer = Explorer(Feed(), feed, outcomes: answers)
    let result = explorer.explore([.load]) { $0.message == nil ? nil : "failed" }
    #expect(result.orders == 2)
    #expect(result.violations.map(\.message) == ["failed"])
  }

  @Test func anEndlessOrderIsFound() {
    let endless = Reducer<Feed, FeedAction, FeedCommand> { _, action in
      action == .load ? [.run(.fetch(1), id: "x")] : [.send(action)]
    }
    let explorer = Explorer(Feed(), endless) { _ in [[.load]] }
    let limits = Explorer<Feed, FeedAction, FeedCommand>.Limits(steps: 20)
    let tasks = explorer.explore([.load], limits: limits)
    #expect(tasks.violations.map(\.message) == ["more than 20 steps"])
    let actions = explorer.explore([.leave], limits: limits)
    #expect(actions.violations.map(\.message) == ["actions bring about actions without end"])
  }

  @Test func ordersAreLimited() {
    let explorer = Explorer(Feed(), careless, outcomes: answers)
    let limits = Explorer<Feed, FeedAction, FeedCommand>.Limits(orders: 10)
    let result = explorer.explore([.load, .load, .load, .load], limits: limits)
    #expect(result.orders == 10)
    #expect(!result.isComplete)
  }
}
