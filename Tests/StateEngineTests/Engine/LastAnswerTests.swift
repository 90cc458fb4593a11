import StateEngine
import Testing

/// How commands end, and how a program waits for that.
@Suite struct LastAnswerTests {
  /// Two steps of one line of work, under one id.
  private static let steps = Reducer<Int, String, String> { state, action in
    state += 1
    switch action {
    case "go": return [.run("first", id: "work")]
    case "first": return [.run("second", id: "work")]
    default: return []
    }
  }

  @Test func aLastAnswerDoesntCancelTheCommandThatItEnds() {
    let runner = ManualRunner<String, String>()
    let fates = Log<String>()
    let engine = Engine(
      0,
      Self.steps,
      runner: runner,
      observer: EngineObserver { line in
        for effect in line.effects { fates.add("\(effect.fate) \(effect.work)") }
      }
    )
    engine.send("go")
    let first = runner.held[0]
    #expect(first.answers.finish(with: "first"))
    #expect(!first.answers.finish(with: "again"))
    #expect(engine.pending == ["second"])
    #expect(fates.entries.prefix(3) == ["began first", "ended first", "began second"])
    #expect(runner.held.map(\.isCancelled) == [false, false])
    #expect(engine.store.state == 2)
  }

  @Test func settledWaitsForWhatIsPendingAndForWhatFollows() async {
    let entered = Gauge()
    let runner = TaskRunner<String, String> { command, answers in
      entered.add()
      for _ in 0..<10 { await Task.yield() }
      answers.finish(with: command)
    } failed: { _, error in
      "\(error)"
    }
    let engine = Engine(0, Self.steps, runner: runner)
    await engine.settled()
    engine.send("go")
    await engine.settled()
    #expect(engine.pending == [])
    #expect(engine.store.state == 3)
    #expect(entered.count == 2)
    engine.send("go")
    async let isSettled: Void = engine.settled()
    engine.end()
    await isSettled
    #expect(engine.pending == [])
  }

  @MainActor @Test func aRunnerOnAnActorAnswersThere() async {
    let isOnActor = Log<Bool>()
    let runner = TaskRunner<String, String>(on: MainActor.shared) { command, answers in
      MainActor.assertIsolated()
      answers.finish(with: await elsewhere(command))
    } failed: { _, error in
      "\(error)"
    }
    let engine = Engine(0, Self.steps, runner: runner)
    let subscription = engine.store.subscribe { _ in
      MainActor.assertIsolated()
      isOnActor.add(true)
    }
    engine.send("go")
    await engine.settled()
    #expect(isOnActor.entries.count == 3)
    subscription.cancel()
  }

  @Test func workOfItsOwnIsCancelledAndFailsAsOthersDo() async {
    struct Refused: Error {}
    let runner = TaskRunner<String, String> { _, answers in
      answers.finish(with: "usual")
    } failed: { command, error in
      "\(command) failed: \(error)"
    }
    let engine = Engine("", Self.last, runner: Detour(tasks: runner) { throw Refused() })
    engine.send("go")
    await engine.settled()
    #expect(engine.store.state == "go failed: Refused()")
  }

  private static let last = Reducer<String, String, String> { state, action in
    state = action
    return action == "go" ? [.run("go", id: "work")] : []
  }
}

@concurrent private func elsewhere(_ command: String) async -> String { command }

/// Has a task runner do something else than it does by itself.
private struct Detour: EffectRunner {
  let tasks: TaskRunner<String, String>
  let work: @Sendable () async throws -> Void

  func start(_ command: String, _ answers: EffectAnswers<String>) {
    tasks.start(command, answers) { _, _ in try await work() }
  }

  func cancel(_ token: EffectToken) { tasks.cancel(token) }
}
