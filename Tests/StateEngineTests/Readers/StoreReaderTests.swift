import StateEngine
import Testing

@Suite struct StoreReaderTests {
  private let store = Store<Shop, Never>(Shop(), label: "shop")

  @Test func aReaderRunsAtOnceAndThenWhenWhatItReadDiffers() {
    var seen: [String] = []
    let reader = StoreReader("name") { seen.append($0.read(store).owner.name) }
    #expect(seen == ["ada"])
    #expect(!reader.update())
    store.commit { $0.owner.name = "bob" }
    #expect(reader.needsUpdate)
    #expect(reader.update())
    #expect(!reader.update())
    #expect(seen == ["ada", "bob"])
    #expect(reader.runs == 2)
  }

  @Test func aReaderOfOnePropertyDoesNotRunForAnother() {
    let reader = StoreReader { _ = $0.read(store).left }
    store.commit { $0.right = 9 }
    store.commit { $0.owner.name = "bob" }
    #expect(!reader.update())
    #expect(reader.runs == 1)
  }

  @Test func thereAndBackIsNoChange() {
    let reader = StoreReader { _ = $0.read(store).left }
    store.commit { $0.left = 5 }
    store.commit { $0.left = 1 }
    #expect(!reader.update())
  }

  @Test func thereAndBackIsNoChangeThoughAnotherReaderLookedBetween() {
    let reader = StoreReader { _ = $0.read(store).left }
    let other = StoreReader { _ = $0.read(store).left }
    store.commit { $0.left = 5 }
    #expect(other.update())
    store.commit { $0.left = 1 }
    #expect(other.update())
    #expect(!reader.update())
    #expect(reader.runs == 1)
  }

  @Test func aReplacedAncestorWithAnEqualLeafIsNoChange() {
    let reader = StoreReader { _ = $0.read(store).owner.name }
    store.commit { $0.owner = Owner(name: "ada", age: 99) }
    #expect(!reader.update())
    store.commit { $0.owner = Owner(name: "eve", age: 99) }
    #expect(reader.update())
  }

  @Test func manyCommitsCostOneComparison() {
    let comparisons = Gauge()
    let store = Store<Counted, Never>(Counted(value: Probe(number: 0, comparisons: comparisons)))
    let reader = StoreReader { _ = $0.read(store).value }
    for _ in 1...1_000 { store.commit { $0.value.number += 1 } }
    let before = comparisons.count
    #expect(before == 1_000)
    #expect(reader.update())
    #expect(comparisons.count == before + 1)
  }

  @Test func aComputedPropertyWithAnEqualResultDoesNotRunItsReader() {
    store.commit { $0.items = [Item(1, "tea", price: 3), Item(2, "jam", price: 4)] }
    let reader = StoreReader { _ = $0.read(store).total }
    store.commit {
      $0.items[0].price = 4
      $0.items[1].price = 3
    }
    #expect(!reader.update())
    store.commit { $0.items[0].price = 5 }
    #expect(reader.update())
  }

  @Test func aReaderReadsAnyNumberOfStores() {
    let other = Store<Tally, Never>(Tally(), label: "tally")
    var sums: [Int] = []
    let reader = StoreReader { sums.append($0.read(store).left + $0.read(other).count) }
    other.commit { $0.count = 10 }
    reader.update()
    store.commit { $0.left = 2 }
    reader.update()
    other.commit { $0.count = 11 }
    store.commit { $0.left = 1 }
    reader.update()
    #expect(sums == [1, 11, 12, 12])
    #expect(reader.reads == ["shop.left", "tally"])
  }

  @Test func readsFollowWhatTheLastRunRead() {
    let reader = StoreReader { context in
      let shop = context.read(store)
      _ = shop.default ? shop.left : shop.right
    }
    #expect(reader.reads == ["shop.default", "shop.right"])
    store.commit { $0.left = 7 }
    #expect(!reader.update())
    store.commit { $0.default = true }
    #expect(reader.update())
    #expect(reader.reads == ["shop.default", "shop.left"])
    store.commit { $0.right = 7 }
    #expect(!reader.update())
    store.commit { $0.left = 8 }
    #expect(reader.update())
  }

  @Test func readsInAnotherOrderAreTheSameReads() {
    var isFlipped = false
    let reader = StoreReader { context in
      let shop = context.read(store)
      if isFlipped {
        _ = (shop.right, shop.left, shop.right, shop.watched)
      } else {
        _ = (shop.left, shop.right, shop.left, shop.watched)
      }
    }
    for round in 1...6 {
      isFlipped.toggle()
      store.commit { $0.watched = round }
      #expect(reader.update())
      #expect(reader.reads.count == 3)
    }
    store.commit { $0.left = 100 }
    #expect(reader.update())
    store.commit { $0.right = 100 }
    #expect(reader.update())
  }

  @Test func whyNamesPathValuesAndCommit() {
    let reader = StoreReader { context in
      let shop = context.read(store)
      _ = (shop.owner.name, shop.left)
    }
    #expect(reader.why == [])
    store.commit { $0.owner.name = "eve" }
    store.commit("rename", file: "A.swift", line: 3) { $0.owner.name = "bob" }
    reader.update()
    let why = reader.why
    #expect(why.map(\.path) == ["shop.owner.name"])
    #expect(why.first?.old == "\"ada\"")
    #expect(why.first?.new == "\"bob\"")
    #expect(why.first?.version == Version(number: 2))
    #expect(why.first?.site == Site("rename", file: "A.swift", line: 3))
  }

  @Test func aNestedReadersReadsStayItsOwn() {
    var inner: StoreReader?
    let outer = StoreReader("outer") { context in
      _ = context.read(store).left
      inner = inner ?? StoreReader("inner") { _ = $0.read(store).right }
      inner?.update()
      _ = context.read(store).watched
    }
    #expect(outer.reads == ["shop.left", "shop.watched"])
    #expect(inner?.reads == ["shop.right"])
    store.commit { $0.right = 8 }
    #expect(!outer.update())
    #expect(inner?.update() == true)
    store.commit {
      $0.left = 8
      $0.right = 9
    }
    #expect(outer.update())
    #expect(inner?.runs == 3)
    #expect(outer.runs == 2)
  }

  @Test func aCancelledReaderDoesNotRun() {
    let reader = StoreReader { _ = $0.read(store).left }
    reader.cancel()
    store.commit { $0.left = 4 }
    #expect(!reader.update())
    #expect(reader.reads == [])
  }

  @Test func aReaderMayCancelItself() {
    var reader: StoreReader?
    reader = StoreReader { context in
      _ = context.read(store).left
      if context.read(store).left == 2 { reader?.cancel() }
    }
    store.commit { $0.left = 2 }
    #expect(reader?.update() == true)
    store.commit { $0.left = 3 }
    #expect(reader?.update() == false)
  }

  @Test func aCommitDuringARunTraps() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let store = Store<Shop, Never>(Shop())
      _ = StoreReader("row") { context in
        _ = context.read(store).left
        store.commit("bump") { $0.left += 1 }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("commit 'bump'"))
    #expect(message.contains("inside run of reader 'row'"))
  }

  @Test func aViewUsedAfterItsRunTraps() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent]
    ) {
      let store = Store<Shop, Never>(Shop())
      var kept: Tracked<Shop>?
      let reader = StoreReader("row") { kept = $0.read(store) }
      _ = kept?.left
      withExtendedLifetime(reader) {}
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("after its run of reader 'row'"))
  }

  @Test func aReaderLetsGoOfItsStore() {
    weak var watched: Store<Shop, Never>?
    do {
      let store = Store<Shop, Never>(Shop())
      watched = store
      let reader = StoreReader { _ = $0.read(store).left }
      store.commit { $0.left = 3 }
      reader.update()
    }
    #expect(watched == nil)
  }
}

@Tracking
private struct Counted {
  var value: Probe
}

/// Counts how often it is compared.
private struct Probe: TrackedLeaf {
  var number: Int
  let comparisons: Gauge

  static func == (left: Probe, right: Probe) -> Bool {
    left.comparisons.add()
    return left.number == right.number
  }
}
