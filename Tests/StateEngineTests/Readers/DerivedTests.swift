import StateEngine
import Testing

@Suite struct DerivedTests {
  private let store = Store<Shop, Never>(
    Shop(items: [Item(1, "tea", price: 3), Item(2, "jam", price: 4)]),
    label: "shop"
  )

  @Test func aDerivedValueFollowsItsStore() {
    let total = store.derived("total") { $0.total }
    #expect(total.value == 7)
    store.commit { $0.items[0].price = 10 }
    #expect(total.value == 14)
    #expect(total.version == Version(number: 1))
    #expect(total.dependencies == ["shop.total"])
  }

  @Test func anUnchangedResultIsTheSameVersionAndIsNotComputedForOtherParts() {
    let computations = Gauge()
    let isDear = store.derived { shop in
      computations.add()
      return shop.total > 5
    }
    store.commit { $0.left = 99 }
    #expect(isDear.value)
    #expect(computations.count == 1)
    store.commit { $0.items[0].price = 4 }
    #expect(isDear.value)
    #expect(isDear.version == Version(number: 0))
    #expect(computations.count == 2)
  }

  @Test func aDerivedValueReadsManyStoresAndOtherDerivedValues() {
    let tally = Store<Tally, Never>(Tally(count: 2))
    let total = store.derived("total") { $0.total }
    let sum = Derived("sum") { $0.read(total) + $0.read(tally).count }
    #expect(sum.value == 9)
    tally.commit { $0.count = 3 }
    #expect(sum.value == 10)
    store.commit { $0.items.removeLast() }
    #expect(sum.value == 6)
    #expect(sum.dependencies == ["total", ""])
  }

  @Test func aReaderOfADerivedValueRunsWhenItDiffers() {
    let isDear = store.derived("isDear") { $0.total > 10 }
    let loopWakes = Gauge()
    let loop = ReaderLoop { loopWakes.add() }
    let reader = StoreReader(in: loop) { _ = $0.read(isDear) }
    store.commit { $0.items[0].price = 4 }
    #expect(loopWakes.count == 1)
    #expect(loop.update().isEmpty)
    store.commit { $0.items[0].price = 40 }
    #expect(loopWakes.count == 2)
    #expect(loop.update().count == 1)
    #expect(reader.why.map(\.path) == ["isDear"])
  }

  @Test func aSubscriberIsToldOfEachChangedResult() {
    let isDear = store.derived { $0.total > 10 }
    let seen = Log<Bool>()
    let subscription = isDear.subscribe { seen.add($0.new) }
    for price in [4, 40, 41, 1] { store.commit { $0.items[0].price = price } }
    #expect(seen.entries == [true, false])
    subscription.cancel()
    store.commit { $0.items[0].price = 50 }
    #expect(seen.entries == [true, false])
  }

  @Test func aValueThatWasAskedForFirstIsStillDelivered() {
    let total = store.derived { $0.total }
    let seen = Log<Int>()
    let subscription = total.subscribe { seen.add($0.new) }
    let other = store.subscribe { _ in _ = total.value }
    store.commit { $0.items[0].price = 5 }
    store.commit { $0.items[0].price = 6 }
    #expect(seen.entries == [9, 10])
    subscription.cancel()
    other.cancel()
  }

  @Test func aSinkMayCommitToTheStore() {
    let total = store.derived { $0.total }
    let seen = Log<Int>()
    let subscription = total.subscribe { change in
      seen.add(change.new)
      if change.new < 20 { store.commit { $0.items[0].price += 10 } }
    }
    store.commit { $0.items[0].price = 5 }
    #expect(seen.entries == [9, 19, 29])
    subscription.cancel()
  }

  @Test func aSubscribedOneLivesAndNeitherRetainsTheOtherForEver() {
    let released = Gauge()
    let seen = Log<Int>()
    weak var watched: Store<Shop, Never>?
    var subscription: Subscription?
    do {
      let store = Store<Shop, Never>(Shop())
      watched = store
      let probe = OnRelease { released.add() }
      let derived = store.derived { shop in withExtendedLifetime(probe) { shop.left * 2 } }
      subscription = derived.subscribe { seen.add($0.new) }
    }
    #expect(released.count == 0)
    watched?.commit { $0.left = 4 }
    #expect(seen.entries == [8])
    subscription?.cancel()
    subscription = nil
    #expect(released.count == 1)
    #expect(watched == nil)
  }

  @Test func aStoreDoesNotRetainADerivedValue() {
    let released = Gauge()
    do {
      let probe = OnRelease { released.add() }
      let derived = store.derived { shop in withExtendedLifetime(probe) { shop.left } }
      #expect(derived.value == 1)
    }
    store.commit { $0.left = 2 }
    #expect(released.count == 1)
  }

  @Test func aCommitWhileComputingTraps() async {
    await #expect(processExitsWith: .failure) {
      let store = Store<Shop, Never>(Shop())
      _ = store.derived { shop in
        store.commit { $0.right = 100 }
        return shop.left
      }
    }
  }

  @Test func manyThreadsAskWhileOthersCommit() async {
    let store = Store<Tally, Never>(Tally())
    let double = Derived { $0.read(store).count * 2 }
    let seen = Log<Int>()
    let subscription = double.subscribe { seen.add($0.new) }
    await withTaskGroup { group in
      for _ in 0..<2 {
        group.addTask { for _ in 0..<300 { store.commit { $0.count += 1 } } }
        group.addTask { for _ in 0..<300 { #expect(double.value % 2 == 0) } }
      }
    }
    await store.idle()
    #expect(double.value == 1200)
    #expect(seen.entries == seen.entries.sorted())
    #expect(seen.entries.last == 1200)
    subscription.cancel()
  }
}
