import StateEngine
import Testing

private struct Refusal: Error, Equatable {}

@Suite struct StoreCommitTests {
  @Test func commitReturnsWhatItsClosureReturns() {
    let store = Store<Tally, Never>(Tally())
    let answer = store.commit {
      $0.count += 2
      return $0.count * 10
    }
    #expect(answer == 20)
    #expect(store.state.count == 2)
  }

  @Test func everyChangeMakesOneVersion() {
    let store = Store<Tally, Never>(Tally())
    for _ in 1...3 { store.commit { $0.count += 1 } }
    #expect(store.version == Version(number: 3))
    #expect(store.snapshot.state.count == 3)
    #expect(store.snapshot.version == store.version)
  }

  @Test func aThrowRollsBack() {
    let store = Store<Tally, Never>(Tally())
    let events = Log<Tally>()
    let subscription = store.subscribe { event in event.change.map { events.add($0.new) } }
    #expect(throws: Refusal.self) {
      try store.commit { tally throws(Refusal) in
        tally.count = 9
        throw Refusal()
      }
    }
    #expect(store.state == Tally())
    #expect(store.version == Version(number: 0))
    #expect(events.entries.isEmpty)
    subscription.cancel()
  }

  @Test func aCommitThatChangesNothingIsNoVersionAndNoEvent() {
    let store = Store<Tally, Never>(Tally(count: 1))
    let events = Log<Tally>()
    let subscription = store.subscribe { event in event.change.map { events.add($0.new) } }
    store.commit { $0.count = 1 }
    store.commit {
      $0.count = 5
      $0.count = 1
    }
    #expect(store.version == Version(number: 0))
    #expect(events.entries.isEmpty)
    subscription.cancel()
  }

  @Test func readingDuringACommitSeesTheStateBeforeIt() {
    let store = Store<Tally, Never>(Tally())
    store.commit { tally in
      tally.count = 1
      #expect(store.state.count == 0)
    }
  }

  @Test func commitsFromManyTasksAreSerial() async {
    let store = Store<Tally, Never>(Tally())
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<500 { store.commit { $0.count += 1 } } }
      }
    }
    #expect(store.state.count == 4000)
    #expect(store.version == Version(number: 4000))
  }

  @Test func labelFileAndLineReachTheEvent() {
    let store = Store<Tally, Never>(Tally())
    let sites = Log<Site>()
    let subscription = store.subscribe { event in event.change.map { sites.add($0.site) } }
    store.commit("increment", file: "Shop/Cart.swift", line: 7) { $0.count += 1 }
    #expect(sites.entries == [Site("increment", file: "Shop/Cart.swift", line: 7)])
    subscription.cancel()
  }

  @Test func whatAStateLetsGoOfMayCommit() {
    let other = Store<Tally, Never>(Tally())
    let store = Store<Holder, Never>(Holder(held: OnRelease { other.commit { $0.count += 1 } }))
    store.commit { $0.held = nil }
    #expect(other.state.count == 1)
    #expect(throws: Refusal.self) {
      try store.commit { holder throws(Refusal) in
        holder.held = OnRelease { other.commit { $0.count += 1 } }
        throw Refusal()
      }
    }
    #expect(other.state.count == 2)
    store.commit { holder in holder.held = OnRelease { store.commit { $0.number += 1 } } }
    store.commit { $0.held = nil }
    #expect(store.state.number == 1)
  }

  @Test func aCommitInsideACommitTraps() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let store = Store<Tally, Never>(Tally())
      store.commit("outer", file: "A.swift", line: 1) { _ in
        store.commit("inner", file: "B.swift", line: 2) { $0.count += 1 }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("commit 'inner' at B.swift:2 inside commit 'outer' at A.swift:1"))
  }

  @Test func aCommitToAnotherStoreInsideACommitTrapsToo() async {
    await #expect(processExitsWith: .failure) {
      let store = Store<Tally, Never>(Tally())
      let other = Store<Tally, Never>(Tally())
      store.commit { _ in other.commit { $0.count += 1 } }
    }
  }

  @Test func anActivityInsideACommitTraps() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let store = Store<Tally, String>(Tally())
      store.commit("outer") { _ in store.send("hello", "greeting") }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("send 'greeting'"))
    #expect(message.contains("inside commit 'outer'"))
  }

  @Test func aCommitOnAnotherThreadIsNotInside() async {
    let store = Store<Tally, Never>(Tally())
    let other = Store<Tally, Never>(Tally())
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<200 { store.commit { $0.count += 1 } } }
        group.addTask { for _ in 0..<200 { other.commit { $0.count += 1 } } }
      }
    }
    #expect(store.state.count + other.state.count == 1600)
  }
}

private struct Holder: StateValue {
  var held: OnRelease?
  var number = 0

  static func isSame(_ old: Holder, _ new: Holder) -> Bool {
    old.held === new.held && old.number == new.number
  }

  static func addDifferences(
    from old: Holder,
    to new: Holder,
    into difference: inout StateDifference
  ) {
    difference.compare("number", old.number, new.number)
  }
}
