import HeapSize
import StateEngine
import Testing

/// What is left in the heap by work that was started and cancelled, each in a process of its own.
@Suite(.timeLimit(.minutes(2))) struct MemoryTests {
  @Test func aThousandRoundsOfStartAndCancelLeaveNoBytes() async {
    await #expect(processExitsWith: .success) {
      let ended = Gauge()
      let tasks = TaskRunner<FeedAction, FeedCommand> { _, _ in
        defer { ended.add() }
        while !Task.isCancelled { await Task.yield() }
        throw CancellationError()
      } failed: { _, error in
        .failed("\(error)")
      }
      let runner = CountingRunner(tasks: tasks)
      let clock = ManualClock()
      let engine = Engine(Feed(), feed, runner: runner, clock: clock)
      func rounds() async {
        for _ in 0..<1_000 {
          engine.send(.load)
          engine.send(.typed("tea"))
          engine.send(.leave)
          engine.send(.run([.cancel("typing")]))
          await Task.yield()
        }
        await engine.settled()
        while ended.count < runner.started.count { await Task.yield() }
        try? await Task.sleep(for: .milliseconds(50))
      }
      await rounds()
      let before = heap_size()
      await rounds()
      await rounds()
      let growth = Int(heap_size()) - Int(before)
      precondition(engine.pending.isEmpty && clock.count == 0)
      precondition(growth < 64 * 1024, "2,000 rounds left \(growth) bytes")
    }
  }

  @Test func readersThatComeAndGoLeaveNoBytes() async {
    await #expect(processExitsWith: .success) {
      let store = Store<Feed, Never>(Feed())
      let loop = ReaderLoop()
      func rounds() {
        for round in 0..<1_000 {
          let reader = StoreReader("row", in: loop) { context in
            _ = (context.read(store).count, context.read(store).text)
          }
          store.commit { $0.count += round }
          loop.update()
          withExtendedLifetime(reader) {}
        }
      }
      rounds()
      let before = heap_size()
      rounds()
      rounds()
      let growth = Int(heap_size()) - Int(before)
      precondition(growth < 64 * 1024, "2,000 readers left \(growth) bytes")
    }
  }
}

/// Counts the commands that a task runner is given.
private struct CountingRunner: EffectRunner {
  let tasks: TaskRunner<FeedAction, FeedCommand>
  let started = Gauge()

  func start(_ command: FeedCommand, _ answers: EffectAnswers<FeedAction>) {
    started.add()
    tasks.start(command, answers)
  }

  func cancel(_ token: EffectToken) { tasks.cancel(token) }
}
