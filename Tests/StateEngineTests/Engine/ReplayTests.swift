import StateEngine
import Testing

@Suite struct ReplayTests {
  @Test func aRecordingDoesEverythingAgain() {
    let inputs = Log<RecordedInput<FeedAction>>()
    let runner = ManualRunner<FeedAction, FeedCommand>()
    let clock = ManualClock()
    let engine = Engine(
      Feed(),
      feed,
      runner: runner,
      clock: clock,
      observer: EngineObserver(record: { input in inputs.add(input) })
    )
    engine.send(.load)
    engine.send(.typed("tea"))
    runner.finish(.fetch(1), with: .loaded([1, 2]))
    clock.advance(by: .seconds(1))
    runner.finish(.find("tea"), with: .count(40))
    engine.send(.load)
    #expect(inputs.entries.count == 8)

    let idle = ReplayRunner<FeedAction, FeedCommand>()
    let again = Engine(Feed(), feed, runner: idle, clock: idle)
    again.replay(inputs.entries)
    #expect(Feed.isSame(again.store.state, engine.store.state))
    #expect(again.store.version == engine.store.version)
    #expect(again.pending == engine.pending)
  }

  @Test func answersThatNobodyWantedAreNotRecorded() {
    let inputs = Log<RecordedInput<FeedAction>>()
    let runner = ManualRunner<FeedAction, FeedCommand>()
    let engine = Engine(
      Feed(),
      feed,
      runner: runner,
      observer: EngineObserver(record: { input in inputs.add(input) })
    )
    engine.send(.load)
    engine.send(.leave)
    runner.finish(.fetch(1), with: .loaded([1]))
    #expect(
      inputs.entries.allSatisfy { if case .answered = $0 { false } else { true } }
    )
    #expect(engine.store.state.items.isEmpty)
  }
}
