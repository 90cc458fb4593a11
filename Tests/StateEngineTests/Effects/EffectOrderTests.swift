import StateEngine
import Testing

private struct OrderCase: CustomTestStringConvertible {
  var testDescription: String
  var effects: [FeedEffect]
  var pending: [FeedCommand]
}

private func fetch(_ number: Int, _ policy: FeedEffect.Policy = .replace) -> FeedEffect {
  .run(.fetch(number), id: "x", policy: policy)
}

private let orderCases = [
  OrderCase(testDescription: "one", effects: [fetch(1)], pending: [.fetch(1)]),
  OrderCase(testDescription: "cancelled after", effects: [fetch(1), .cancel("x")], pending: []),
  OrderCase(
    testDescription: "cancelled before",
    effects: [.cancel("x"), fetch(1)],
    pending: [.fetch(1)]
  ),
  OrderCase(testDescription: "replaced", effects: [fetch(1), fetch(2)], pending: [.fetch(2)]),
  OrderCase(
    testDescription: "first kept",
    effects: [fetch(1), fetch(2, .keepFirst)],
    pending: [.fetch(1)]
  ),
  OrderCase(
    testDescription: "joined",
    effects: [fetch(1), fetch(2, .join)],
    pending: [.fetch(1), .fetch(2)]
  ),
  OrderCase(
    testDescription: "joined and cancelled",
    effects: [fetch(1), fetch(2, .join), .cancel("x")],
    pending: []
  ),
  OrderCase(
    testDescription: "joined and replaced",
    effects: [fetch(1), fetch(2, .join), fetch(3)],
    pending: [.fetch(3)]
  ),
  OrderCase(
    testDescription: "merged",
    effects: [.merge([.run(.fetch(1), id: "a"), .run(.fetch(2), id: "b")])],
    pending: [.fetch(1), .fetch(2)]
  ),
  OrderCase(
    testDescription: "concatenated",
    effects: [.concatenate([.run(.fetch(1), id: "a"), .run(.fetch(2), id: "b")])],
    pending: [.fetch(1)]
  ),
]

@Suite struct EffectOrderTests {
  private func store() -> TestStore<Feed, FeedAction, FeedCommand> {
    TestStore(Feed(), feed) { Issue.record("\($0.message)") }
  }

  private func run(_ effects: [FeedEffect], in store: TestStore<Feed, FeedAction, FeedCommand>) {
    store.send(.run(effects), effects: effects)
  }

  @Test(arguments: orderCases) private func effectsAreTakenInListOrder(row: OrderCase) {
    let store = store()
    run(row.effects, in: store)
    #expect(store.pending == row.pending)
    run([.cancel("x"), .cancel("a"), .cancel("b")], in: store)
    store.finish()
  }

  @Test func aConcatenationGoesOnWhenTheOneBeforeHasEnded() {
    let store = store()
    let effects: [FeedEffect] = [
      .concatenate([
        .run(.fetch(1), id: "a"),
        .send(.count(1)),
        .merge([.run(.fetch(2), id: "b"), .run(.fetch(3), id: "c")]),
        .run(.fetch(4), id: "d"),
      ])
    ]
    run(effects, in: store)
    #expect(store.pending == [.fetch(1)])
    store.answer("a")
    store.receive(.count(1)) { $0.count = 1 }
    #expect(store.pending == [.fetch(2), .fetch(3)])
    store.answer("c")
    #expect(store.pending == [.fetch(2)])
    store.answer("b")
    #expect(store.pending == [.fetch(4)])
    store.answer("d")
    store.finish()
  }

  @Test func concatenationsNest() {
    let store = store()
    let effects: [FeedEffect] = [
      .concatenate([
        .merge([
          .concatenate([.send(.count(1)), .send(.count(2))]),
          .run(.fetch(1), id: "a"),
        ]),
        .concatenate([.run(.fetch(2), id: "b"), .send(.count(4))]),
        .run(.fetch(3), id: "c"),
      ])
    ]
    run(effects, in: store)
    store.receive(.count(1)) { $0.count = 1 }
    store.receive(.count(2)) { $0.count = 3 }
    #expect(store.pending == [.fetch(1)])
    store.answer("a")
    #expect(store.pending == [.fetch(2)])
    store.answer("b")
    store.receive(.count(4)) { $0.count = 7 }
    #expect(store.pending == [.fetch(3)])
    store.answer("c")
    store.finish()
  }

  @Test func whatFollowsACancelledEffectIsDropped() {
    let store = store()
    run(
      [
        .concatenate([
          .concatenate([.run(.fetch(1), id: "a"), .run(.fetch(2), id: "b")]),
          .run(.fetch(3), id: "c"),
        ])
      ],
      in: store
    )
    run([.cancel("a")], in: store)
    store.finish()
  }

  @Test func aDebouncedEffectHoldsUpAConcatenation() {
    let store = store()
    run(
      [
        .concatenate([
          .debounce("wait", for: .seconds(1), .run(.fetch(1), id: "a")),
          .run(.fetch(2), id: "b"),
        ])
      ],
      in: store
    )
    store.advance(by: .seconds(1))
    #expect(store.pending == [.fetch(1)])
    store.answer("a")
    #expect(store.pending == [.fetch(2)])
    store.answer("b")
    store.finish()
  }

  @Test func debouncingAgainCancelsWhatRunsUnderTheID() {
    let store = store()
    let wait: FeedEffect = .debounce("w", for: .seconds(1), .run(.fetch(1), id: "w"))
    run([wait], in: store)
    store.advance(by: .seconds(1))
    #expect(store.pending == [.fetch(1)])
    run([wait], in: store)
    #expect(store.pending == [])
    store.advance(by: .seconds(1))
    #expect(store.pending == [.fetch(1)])
    run([.cancel("w")], in: store)
    store.finish()
  }

  @Test func aDelayCanBeCancelled() {
    let store = store()
    run([.debounce("w", for: .seconds(1), .send(.count(1)))], in: store)
    run([.cancel("w")], in: store)
    store.advance(by: .seconds(5))
    store.finish()
  }

  @Test func severalAnswersComeBeforeTheEnd() {
    let store = store()
    run([fetch(1)], in: store)
    store.answer("x", with: .count(1), .count(2), isLast: false)
    store.receive(.count(1)) { $0.count = 1 }
    store.receive(.count(2)) { $0.count = 3 }
    #expect(store.pending == [.fetch(1)])
    store.answer("x")
    store.finish()
  }
}
