import StateEngine
import Testing

@Tracking
private struct Parts {
  var a: Watched
  var b: Watched
}

/// A number that counts how often it is compared.
private struct Watched: TrackedLeaf {
  var number = 0
  let comparisons = Gauge()

  static func == (left: Watched, right: Watched) -> Bool {
    left.comparisons.add()
    return left.number == right.number
  }
}

/// What commits and updates cost, counted in comparisons and runs.
@Suite struct InvalidationCountTests {
  private let store = Store<Parts, Never>(Parts(a: Watched(), b: Watched()))

  private var comparisons: Int { store.state.a.comparisons.count + store.state.b.comparisons.count }

  @Test(arguments: [0, 1, 1_000]) func aCommitCostsTheSameHoweverManyReadersThereAre(readers: Int) {
    let loop = ReaderLoop()
    let held = (0..<readers).map { _ in StoreReader(in: loop) { _ = $0.read(store).b.number } }
    let before = comparisons
    for _ in 0..<10 { store.commit { $0.a.number += 1 } }
    #expect(comparisons - before == 10)
    #expect(loop.update().count == 0)
    #expect(held.allSatisfy { $0.runs == 1 })
  }

  @Test func aThousandCommitsCostOneComparisonOfEachPlace() {
    let loop = ReaderLoop()
    let held = (0..<100).map { _ in StoreReader(in: loop) { _ = $0.read(store).a } }
    for _ in 0..<1_000 { store.commit { $0.a.number += 1 } }
    let before = comparisons
    #expect(loop.update().count == 100)
    #expect(comparisons - before == 1)
    #expect(held.allSatisfy { $0.runs == 2 })
  }

  @Test func equalWritesPublishNothing() {
    let told = Gauge()
    let wakes = Gauge()
    let loop = ReaderLoop { wakes.add() }
    let reader = StoreReader(in: loop) { _ = $0.read(store).a }
    let subscription = store.subscribe { _ in told.add() }
    for _ in 0..<10 { store.commit { $0.a.number = 0 } }
    #expect(store.version == Version(number: 0))
    #expect([told.count, wakes.count, loop.update().count, reader.runs] == [0, 0, 0, 1])
    subscription.cancel()
  }
}
