import StateEngine
import Testing

@Tracking
private struct Directory {
  var people: [String: Owner] = [:]
  var tags: Set<String> = []
  var counts: [String: Int] = [:]
  var names: [String] = []
  var choice: Int?
}

@Suite struct TrackedTests {
  private let store = Store<Shop, Never>(
    Shop(items: [Item(1, "tea"), Item(2, "jam"), Item(3, "rye")]),
    label: "shop"
  )

  private func reader(_ read: @escaping (Tracked<Shop>) -> Void) -> StoreReader {
    StoreReader { [store] in read($0.read(store)) }
  }

  @Test func anElementIsReadByItsID() {
    let jam = reader { _ = $0.items[id: 2]?.title }
    #expect(jam.reads == ["shop.items[id: 2]", "shop.items[id: 2].title"])
    store.commit { $0.items[0].title = "chai" }
    #expect(!jam.update())
    store.commit { $0.items[1].title = "marmalade" }
    #expect(jam.update())
  }

  @Test func aReaderStaysWithAnElementThatMoves() {
    let jam = reader { _ = $0.items[id: 2]?.title }
    store.commit { $0.items.reverse() }
    #expect(!jam.update())
    store.commit { $0.items.insert(Item(9, "nut"), at: 0) }
    #expect(!jam.update())
    store.commit { shop in
      shop.items.swapAt(0, 1)
      shop.items[2].title = "jelly"
    }
    #expect(jam.update())
  }

  @Test func anElementThatComesAndGoesRunsItsReader() {
    let nut = reader { _ = $0.items[id: 9]?.title }
    store.commit { $0.items.append(Item(9, "nut")) }
    #expect(nut.update())
    store.commit { $0.items.removeAll { $0.id == 9 } }
    #expect(nut.update())
    #expect(nut.why.map(\.path) == ["shop.items[id: 9]"])
    store.commit { $0.items.removeAll { $0.id == 1 } }
    #expect(!nut.update())
  }

  @Test func goingThroughAListReadsItsOrderAndWhatIsAsked() {
    var titles: [String] = []
    let list = reader { titles = $0.items.map(\.title) }
    #expect(titles == ["tea", "jam", "rye"])
    store.commit { $0.items[0].price = 4 }
    #expect(!list.update())
    store.commit { $0.items[0].title = "chai" }
    #expect(list.update())
    store.commit { $0.items.swapAt(0, 1) }
    #expect(list.update())
    #expect(list.why.map(\.path) == ["shop.items.ids"])
    #expect(titles == ["jam", "chai", "rye"])
  }

  @Test func anElementOfARepeatedIDIsComparedWhereItStands() {
    store.commit { $0.items = [Item(1, "tea"), Item(1, "jam")] }
    var titles: [String] = []
    let list = reader { titles = $0.items.map(\.title) }
    store.commit { $0.items[1].title = "nut" }
    #expect(list.update())
    #expect(titles == ["tea", "nut"])
  }

  @Test func theCountIsReadByItself() {
    let count = reader { _ = $0.items.isEmpty }
    store.commit { $0.items.reverse() }
    store.commit { $0.items[0].title = "x" }
    #expect(!count.update())
    store.commit { $0.items.append(Item(4, "oat")) }
    #expect(count.update())
  }

  @Test func anOptionalPartIsReadWithWhetherItIsThere() {
    let guest = reader { _ = $0.guest?.name }
    store.commit { $0.guest = Owner() }
    #expect(guest.update())
    #expect(guest.reads == ["shop.guest", "shop.guest.name"])
    store.commit { $0.guest?.age = 1 }
    #expect(!guest.update())
    store.commit { $0.guest?.name = "zoe" }
    #expect(guest.update())
    store.commit { $0.guest = nil }
    #expect(guest.update())
    #expect(guest.reads == ["shop.guest"])
  }

  @Test func theWholeOfAPartIsOneValue() {
    let owner = reader { _ = $0.owner.wholeValue }
    #expect(owner.reads == ["shop.owner"])
    store.commit { $0.left = 5 }
    #expect(!owner.update())
    store.commit { $0.owner.age = 1 }
    #expect(owner.update())
  }

  @Test func valuesOfADictionaryAreReadByKey() {
    let store = Store<Directory, Never>(Directory(people: ["a": Owner(), "b": Owner()]))
    let first = StoreReader { _ = $0.read(store).people["a"]?.age }
    let keys = StoreReader { _ = $0.read(store).people.keys }
    let count = StoreReader { _ = $0.read(store).people.count }
    #expect(first.reads == [#"people["a"]"#, #"people["a"].age"#])
    store.commit { $0.people["b"]?.age = 1 }
    #expect([first.update(), keys.update(), count.update()] == [false, false, false])
    store.commit { $0.people["a"]?.age = 1 }
    #expect([first.update(), keys.update(), count.update()] == [true, false, false])
    store.commit { $0.people["b"] = nil }
    #expect([first.update(), keys.update(), count.update()] == [false, true, true])
    store.commit { $0.people["a"] = nil }
    #expect([first.update(), keys.update(), count.update()] == [true, true, true])
  }

  @Test func collectionsOfLeavesAreLeaves() {
    let store = Store<Directory, Never>(Directory())
    var seen = 0
    let reader = StoreReader { context in
      let directory = context.read(store)
      seen = directory.tags.count + directory.names.count + (directory.choice ?? 0)
      seen += directory.counts["x"] ?? 0
    }
    store.commit { $0.tags = ["a"] }
    #expect(reader.update())
    store.commit { $0.names = ["b", "c"] }
    #expect(reader.update())
    store.commit { $0.counts["x"] = 5 }
    #expect(reader.update())
    store.commit { $0.choice = 10 }
    #expect(reader.update())
    #expect(seen == 18)
  }

  @Test func partsOfAGenericStructAreTracked() {
    let store = Store<Pair<Int, Owner>, Never>(Pair(first: 1, second: Owner()))
    let reader = StoreReader { _ = $0.read(store).second.name }
    store.commit { $0.first = 2 }
    #expect(!reader.update())
    store.commit { $0.second.name = "eve" }
    #expect(reader.update())
    #expect(reader.reads == ["second.name"])
  }

  @Test func anUnknownPartIsNamedAsSwiftPrintsIt() {
    let store = Store<Manual, Never>(Manual())
    let reader = StoreReader { _ = $0.read(store).number }
    #expect(reader.reads == ["number"])
  }
}

/// Conforms by hand and knows no names.
private struct Manual: Trackable {
  var number = 0

  static func isSame(_ old: Manual, _ new: Manual) -> Bool { old.number == new.number }

  static func addDifferences(
    from old: Manual,
    to new: Manual,
    into difference: inout StateDifference
  ) {
    difference.compare("number", old.number, new.number)
  }

  static func partName(of path: PartialKeyPath<Manual>) -> String? { nil }
}
