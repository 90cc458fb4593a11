import Foundation
import StateEngine
import Testing

private typealias Runner = ManualRunner<FeedAction, FeedCommand>

@Suite struct EngineTests {
  private let runner = Runner()
  private let clock = ManualClock()
  private let problems = Log<EngineProblem<FeedAction>>()
  private let lines = Log<TraceLine>()

  private func engine(limit: Int = 1_000) -> Engine<Feed, FeedAction, FeedCommand> {
    let (problems, lines) = (problems, lines)
    return Engine(
      Feed(),
      feed,
      runner: runner,
      clock: clock,
      limit: limit,
      observer: EngineObserver(
        trace: { line in lines.add(line) },
        problem: { problem in problems.add(problem) }
      ),
      label: "feed"
    )
  }

  @Test func anActionIsDoneBeforeSendReturns() {
    let engine = engine()
    engine.send(.load)
    #expect(engine.store.state.isLoading)
    #expect(engine.pending == [.fetch(1)])
    #expect(runner.commands == [.fetch(1)])
    runner.finish(.fetch(1), with: .loaded([1]))
    #expect(engine.store.state.items.map(\.id) == [1])
    #expect(engine.pending == [])
  }

  @Test func effectsBeginWhenTheirStateIsPublished() {
    let seen = Log<Bool>()
    let store = Log<Store<Feed, Never>>()
    let probe = StartProbe { store.entries.first.map { seen.add($0.state.isLoading) } }
    let engine = Engine(Feed(), feed, runner: probe)
    store.add(engine.store)
    engine.send(.load)
    #expect(seen.entries == [true])
  }

  @Test func anEffectIsKnownBeforeItStarts() {
    let pending = Log<[FeedCommand]>()
    let engines = Log<Weak>()
    let probe = StartProbe { engines.entries.first?.engine.map { pending.add($0.pending) } }
    let engine = Engine(Feed(), feed, runner: probe)
    engines.add(Weak(engine: engine))
    engine.send(.load)
    #expect(pending.entries == [[.fetch(1)]])
  }

  @Test func oneVersionIsPublishedForAllThatIsDoneTogether() {
    let engine = engine()
    let versions = Log<Int>()
    let subscription = engine.store.subscribe { event in
      event.change.map { versions.add($0.new.count) }
    }
    engine.send(.run([.send(.count(1)), .send(.count(10)), .send(.count(100))]))
    #expect(versions.entries == [111])
    #expect(engine.store.version == Version(number: 1))
    subscription.cancel()
  }

  @Test func reentrantActionsAreFirstInFirstOut() {
    let engine = engine()
    let subscription = engine.store.subscribe { event in
      guard let change = event.change, change.old.count == 0 else { return }
      engine.send(.run([.send(.typed("effect"))]), "first")
      engine.send(.typed("sink"), "second")
      #expect(engine.store.state.text == "")
    }
    engine.send(.count(1))
    #expect(
      lines.entries.filter { $0.number > 0 }.map(\.action) == [
        "count(1)",
        "run([StateEngine.Effect<StateEngineTests.FeedAction, "
          + "StateEngineTests.FeedCommand>.send(StateEngineTests.FeedAction.typed(\"effect\"))])",
        "typed(\"sink\")", "typed(\"effect\")",
      ]
    )
    #expect(engine.store.state.text == "effect")
    subscription.cancel()
  }

  @Test func actionsWithoutEndAreStopped() {
    let engine = engine(limit: 50)
    let subscription = engine.store.subscribe { event in
      event.change.map { engine.send(.count($0.new.count)) }
    }
    engine.send(.count(1))
    #expect(problems.entries.count == 1)
    guard case .endless(_, let dropped) = problems.entries.first else {
      Issue.record("the loop wasn't reported")
      return
    }
    #expect(dropped == 1)
    #expect(engine.store.version.number == 51)
    subscription.cancel()
    engine.send(.typed("again"))
    #expect(engine.store.state.text == "again")
  }

  @Test func aLimitDoesNotCountActionsFromElsewhere() {
    let engine = engine(limit: 10)
    for _ in 0..<100 { engine.send(.count(1)) }
    #expect(engine.store.state.count == 100)
    #expect(problems.entries == [])
  }

  @Test func answersOfACancelledCommandAreCutOffAndTraced() {
    let engine = engine()
    engine.send(.load)
    let first = runner.held[0]
    engine.send(.load)
    #expect(runner.held.map(\.isCancelled) == [true, false])
    #expect(first.answers.send(.loaded([1])) == false)
    first.answers.finish()
    #expect(engine.store.state.items.isEmpty)
    #expect(engine.store.state.isLoading)
    #expect(problems.entries == [.lateAnswer(first.answers.token, .loaded([1]))])
    #expect(lines.entries.last?.effects.map(\.fate) == [.late])
    runner.finish(.fetch(2), with: .loaded([2]))
    #expect(engine.store.state.items.map(\.id) == [2])
  }

  @Test func cancellationIsSilent() {
    let engine = engine()
    engine.send(.load)
    engine.send(.leave)
    #expect(engine.pending == [])
    #expect(engine.store.state.message == nil)
    #expect(lines.entries.filter { $0.number > 0 }.map(\.action) == ["load", "leave"])
  }

  @Test func aCommandCancelledInItsOwnListIsNeverStarted() {
    let engine = engine()
    engine.send(.run([.run(.fetch(1), id: "x"), .cancel("x")]))
    #expect(runner.held.isEmpty)
  }

  @Test func debounceWaitsForTheClock() {
    let engine = engine()
    for text in ["t", "te", "tea"] {
      engine.send(.typed(text))
      clock.advance(by: .milliseconds(100))
    }
    #expect(runner.commands == [])
    clock.advance(by: .milliseconds(200))
    #expect(runner.commands == [.find("tea")])
    #expect(clock.count == 0)
  }

  @Test func endingTheEngineCancelsAll() {
    let engine = engine()
    engine.send(.load)
    engine.send(.typed("t"))
    engine.end()
    #expect(engine.pending == [])
    #expect(runner.commands == [])
    #expect(clock.count == 0)
    engine.send(.count(5))
    #expect(runner.held[0].answers.send(.loaded([1])) == false)
    #expect(engine.store.state.count == 1)
  }

  @Test func aReleasedEngineCancelsAll() {
    do {
      let engine = engine()
      engine.send(.load)
    }
    #expect(runner.held.map(\.isCancelled) == [true])
  }

  @Test func aThousandRoundsOfStartAndCancelLeaveNothing() {
    let released = Gauge()
    let runner = DroppingRunner()
    let engine = Engine(Feed(), feed, runner: runner, clock: clock)
    for _ in 0..<1_000 {
      let probe = OnRelease { released.add() }
      let subscription = engine.store.subscribe { _ in withExtendedLifetime(probe) {} }
      engine.send(.load)
      engine.send(.typed("x"))
      engine.send(.leave)
      engine.send(.run([.cancel("typing")]))
      subscription.cancel()
    }
    #expect(engine.pending == [])
    #expect(runner.started.count == 1_000)
    #expect(runner.cancelled.count == 1_000)
    #expect(clock.count == 0)
    #expect(released.count == 1_000)
  }

  @Test func manyThreadsSend() async {
    let engine = engine()
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<250 { engine.send(.count(1)) } }
      }
    }
    while engine.store.state.count < 1_000 { await Task.yield() }
    await engine.store.idle()
    #expect(engine.store.state.count == 1_000)
  }

  @Test func sendingInsideACommitTraps() async {
    await #expect(processExitsWith: .failure) {
      let engine = Engine(Feed(), feed, runner: ManualRunner())
      engine.store.commit { _ in engine.send(.load) }
    }
  }
}

private struct Weak: Sendable {
  weak let engine: Engine<Feed, FeedAction, FeedCommand>?
}

/// Looks around when a command starts.
private struct StartProbe: EffectRunner {
  let look: @Sendable () -> Void

  func start(_ command: FeedCommand, _ answers: EffectAnswers<FeedAction>) { look() }

  func cancel(_ token: EffectToken) {}
}

/// Counts commands and holds nothing.
private final class DroppingRunner: EffectRunner {
  let started = Gauge()
  let cancelled = Gauge()

  func start(_ command: FeedCommand, _ answers: EffectAnswers<FeedAction>) { started.add() }

  func cancel(_ token: EffectToken) { cancelled.add() }
}
