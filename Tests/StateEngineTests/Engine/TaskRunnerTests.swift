import StateEngine
import Testing

private struct Outage: Error {}

@Suite struct TaskRunnerTests {
  private typealias Live = TaskRunner<FeedAction, FeedCommand>

  /// Waits until a state is there, which the test's own time limit bounds.
  private func wait(
    for engine: Engine<Feed, FeedAction, FeedCommand>,
    _ isThere: (Feed) -> Bool
  ) async {
    while !isThere(engine.store.state) { await Task.yield() }
  }

  @Test func commandsRunInTasks() async {
    let runner = Live { command, answers in
      await Task.yield()
      if case .fetch(let number) = command { answers.send(.loaded([number])) }
    } failed: { _, error in
      .failed("\(error)")
    }
    let engine = Engine(Feed(), feed, runner: runner)
    engine.send(.load)
    await wait(for: engine) { !$0.items.isEmpty }
    #expect(engine.store.state.items.map(\.id) == [1])
    while runner.count > 0 || !engine.pending.isEmpty { await Task.yield() }
  }

  @Test func failuresAreActions() async {
    let runner = Live { _, _ in
      throw Outage()
    } failed: { command, error in
      .failed("\(command): \(error)")
    }
    let engine = Engine(Feed(), feed, runner: runner)
    engine.send(.load)
    await wait(for: engine) { $0.message != nil }
    #expect(engine.store.state.message == "fetch(1): Outage()")
  }

  @Test func aCancelledTaskIsSilent() async {
    let entered = Gauge()
    let runner = Live { _, _ in
      entered.add()
      try await Task.sleep(for: .seconds(1_000))
    } failed: { _, error in
      .failed("\(error)")
    }
    let engine = Engine(Feed(), feed, runner: runner)
    engine.send(.load)
    while entered.count == 0 { await Task.yield() }
    engine.send(.leave)
    while runner.count > 0 { await Task.yield() }
    #expect(engine.store.state.message == nil)
  }

  @Test func aTaskThatTakesNoNoticeOfBeingCancelledIsCutOff() async {
    let problems = Log<EngineProblem<FeedAction>>()
    let entered = Gauge()
    let isWanted = Log<Bool>()
    let runner = Live { _, answers in
      entered.add()
      while !Task.isCancelled { await Task.yield() }
      isWanted.add(answers.send(.loaded([7])))
    } failed: { _, error in
      .failed("\(error)")
    }
    let engine = Engine(
      Feed(),
      feed,
      runner: runner,
      observer: EngineObserver(problem: { problem in problems.add(problem) })
    )
    engine.send(.load)
    while entered.count == 0 { await Task.yield() }
    engine.send(.leave)
    while problems.entries.isEmpty { await Task.yield() }
    #expect(engine.store.state.items.isEmpty)
    #expect(isWanted.entries == [false])
  }

  @Test func aTaskClockWaits() async {
    let fired = Gauge()
    let clock = TaskClock()
    let wait = clock.schedule(after: .milliseconds(1)) { fired.add() }
    let stopped = clock.schedule(after: .seconds(1_000)) { fired.add() }
    stopped.cancel()
    while fired.count == 0 { await Task.yield() }
    #expect(fired.count == 1)
    wait.cancel()
  }
}
