import Foundation
import StateEngine
import Testing

@Suite struct StoreDeliveryTests {
  @Test func eventsAreDeliveredBeforeTheCommitReturns() {
    let store = Store<Tally, Never>(Tally())
    let seen = Log<Int>()
    let subscription = store.subscribe { event in event.change.map { seen.add($0.new.count) } }
    store.commit { $0.count = 4 }
    #expect(seen.entries == [4])
    subscription.cancel()
  }

  @Test func activitiesComeInLineWithChanges() {
    let store = Store<Tally, String>(Tally())
    let seen = Log<String>()
    let subscription = store.subscribe { event in
      switch event {
      case .change(let change): seen.add("count \(change.new.count)")
      case .activity(let activity, let site): seen.add("\(activity) \(site.label)")
      }
    }
    store.commit { $0.count = 1 }
    store.send("toast", "saved")
    store.commit { $0.count = 2 }
    #expect(seen.entries == ["count 1", "toast saved", "count 2"])
    subscription.cancel()
  }

  @Test func aCommitInsideASinkIsDeliveredNext() {
    let store = Store<Tally, Never>(Tally())
    let seen = Log<String>()
    let first = store.subscribe { event in
      guard let count = event.change?.new.count else { return }
      seen.add("first \(count)")
      if count < 3 { store.commit { $0.count += 1 } }
      #expect(store.state.count == min(count + 1, 3))
    }
    let second = store.subscribe { event in event.change.map { seen.add("second \($0.new.count)") }
    }
    store.commit { $0.count = 1 }
    #expect(
      seen.entries == ["first 1", "second 1", "first 2", "second 2", "first 3", "second 3"]
    )
    first.cancel()
    second.cancel()
  }

  @Test func everySinkSeesEveryVersionInOrder() async {
    let store = Store<Tally, Never>(Tally())
    let logs = (0..<3).map { _ in Log<StateChange<Tally>>() }
    let subscriptions = logs.map { log in
      store.subscribe { event in event.change.map { log.add($0) } }
    }
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<300 { store.commit { $0.count += 1 } } }
      }
    }
    await store.idle()
    for log in logs {
      #expect(log.entries.map(\.version.number) == Array(1...2400))
      #expect(log.entries.allSatisfy { $0.new.count == $0.old.count + 1 })
    }
    for subscription in subscriptions { subscription.cancel() }
  }

  @Test func aSinkHearsNothingFromBeforeItSubscribed() {
    let store = Store<Tally, Never>(Tally())
    let late = Log<Int>()
    let subscriptions = Log<Subscription>()
    let first = store.subscribe { event in
      guard event.change?.new.count == 1 else { return }
      store.commit { $0.count = 2 }
      subscriptions.add(
        store.subscribe { event in event.change.map { late.add($0.new.count) } }
      )
      store.commit { $0.count = 3 }
    }
    store.commit { $0.count = 1 }
    #expect(late.entries == [3])
    first.cancel()
  }

  @Test func aReleasedSubscriptionIsCancelled() {
    let store = Store<Tally, Never>(Tally())
    let seen = Log<Int>()
    do {
      let subscription = store.subscribe { event in event.change.map { seen.add($0.new.count) } }
      store.commit { $0.count = 1 }
      withExtendedLifetime(subscription) {}
    }
    store.commit { $0.count = 2 }
    #expect(seen.entries == [1])
  }

  @Test func aSinkMayCancelItselfAndOthers() {
    let store = Store<Tally, Never>(Tally())
    let seen = Log<String>()
    let subscriptions = Log<Subscription>()
    subscriptions.add(
      store.subscribe { event in
        seen.add("first")
        for subscription in subscriptions.entries { subscription.cancel() }
      }
    )
    subscriptions.add(store.subscribe { _ in seen.add("second") })
    store.commit { $0.count = 1 }
    store.commit { $0.count = 2 }
    #expect(seen.entries == ["first"])
  }

  @Test(arguments: 0..<20) func noSinkIsCalledAfterCancelReturns(round: Int) async {
    let store = Store<Tally, Never>(Tally())
    let isOver = Gauge()
    let lateCalls = Gauge()
    let calls = Gauge()
    let subscription = store.subscribe { _ in
      if isOver.count > 0 {
        lateCalls.add()
      }
      calls.add()
    }
    await withTaskGroup { group in
      group.addTask { for _ in 0..<400 { store.commit { $0.count += 1 } } }
      group.addTask {
        while calls.count < round { await Task.yield() }
        subscription.cancel()
        isOver.add()
      }
    }
    #expect(lateCalls.count == 0)
  }

  @Test func cancelWaitsForTheCallThatIsRunning() async {
    let store = Store<Tally, Never>(Tally())
    let entered = Gauge()
    let mayLeave = Gauge()
    let steps = Gauge()
    let subscription = store.subscribe { _ in
      entered.add()
      while mayLeave.count == 0 {}
      for _ in 0..<100_000 { steps.add() }
    }
    Thread.detachNewThread { store.commit { $0.count += 1 } }
    while entered.count == 0 { await Task.yield() }
    mayLeave.add()
    subscription.cancel()
    #expect(steps.count == 100_000)
  }

  @Test func idleWaitsForWhatIsQueued() async {
    let store = Store<Tally, Never>(Tally())
    let entered = Gauge()
    let mayLeave = Gauge()
    let delivered = Gauge()
    let subscription = store.subscribe { _ in
      entered.add()
      while mayLeave.count == 0 {}
      delivered.add()
    }
    Thread.detachNewThread { store.commit { $0.count += 1 } }
    while entered.count == 0 { await Task.yield() }
    for _ in 0..<100 { store.commit { $0.count += 1 } }
    #expect(delivered.count == 0)
    mayLeave.add()
    await store.idle()
    #expect(delivered.count == 101)
    subscription.cancel()
  }

  @Test func aStoreAndItsSinksGoAway() {
    weak var watched: Store<Tally, Never>?
    do {
      let store = Store<Tally, Never>(Tally())
      watched = store
      let subscription = store.subscribe { [weak store] _ in _ = store?.version }
      store.commit { $0.count += 1 }
      withExtendedLifetime(subscription) {}
    }
    #expect(watched == nil)
  }
}
