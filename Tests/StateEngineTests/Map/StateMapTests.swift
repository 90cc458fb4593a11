import StateEngine
import Testing

/// A key of which many have one hash.
private struct Crowded: Hashable, TrackedLeaf {
  var id: Int
  var variety: Int

  func hash(into hasher: inout Hasher) {
    hasher.combine(id % variety)
  }
}

/// A value that counts how often it is compared.
private struct Watched: TrackedLeaf {
  var number: Int
  let comparisons: Gauge

  static func == (left: Watched, right: Watched) -> Bool {
    left.comparisons.add()
    return left.number == right.number
  }
}

@Tracking
private struct Slots {
  var numbers = StateMap<Int, Int>()
  var owners: StateMap<String, Owner> = [:]
}

@Suite struct StateMapTests {
  @Test(arguments: [1, 3, 50, 100_000]) func aMapHoldsWhatADictionaryHolds(variety: Int) {
    var random = Steps(state: 7)
    var map = StateMap<Crowded, Int>()
    var dictionary: [Crowded: Int] = [:]
    var earlier: [(StateMap<Crowded, Int>, [Crowded: Int])] = []
    for step in 0..<3_000 {
      let key = Crowded(id: Int.random(in: 0..<300, using: &random), variety: variety)
      if Bool.random(using: &random) {
        map[key] = step
        dictionary[key] = step
      } else {
        #expect(map.removeValue(for: key) == dictionary.removeValue(forKey: key))
      }
      if step % 500 == 0 { earlier.append((map, dictionary)) }
    }
    earlier.append((map, dictionary))
    for (map, dictionary) in earlier {
      #expect(map.count == dictionary.count)
      #expect(Dictionary(map.entries.map { ($0.key, $0.value) }) { $1 } == dictionary)
      #expect(dictionary.allSatisfy { map[$0.key] == $0.value })
    }
    for (old, new) in zip(earlier, earlier.dropFirst()) {
      var changed: [Crowded: Int?] = [:]
      old.0.visitChanges(to: new.0) { key, before, after in
        #expect(before == old.1[key])
        changed[key] = after
      }
      let expected = Set(old.1.keys).union(new.1.keys).filter { old.1[$0] != new.1[$0] }
      #expect(Set(changed.keys) == expected)
      #expect(changed.allSatisfy { new.1[$0.key] == $0.value })
    }
  }

  @Test func equalMapsAreTheSameHoweverTheyWereMade() {
    let keys = (0..<500).map { Crowded(id: $0, variety: 40) }
    var forwards = StateMap<Crowded, Int>()
    for key in keys { forwards[key] = key.id }
    var backwards = StateMap<Crowded, Int>()
    for key in keys.reversed() { backwards[key] = 0 }
    for key in keys { backwards[key] = key.id }
    var longer = forwards
    for id in 500..<900 { longer[Crowded(id: id, variety: 40)] = id }
    for id in 500..<900 { longer[Crowded(id: id, variety: 40)] = nil }
    #expect(StateMap.isSame(forwards, backwards))
    #expect(StateMap.isSame(forwards, longer))
    longer[keys[250]] = -1
    #expect(!StateMap.isSame(forwards, longer))
  }

  @Test func comparingVisitsOnlyWhatIsNotShared() {
    let comparisons = Gauge()
    var old = StateMap<Int, Watched>()
    for key in 0..<10_000 { old[key] = Watched(number: key, comparisons: comparisons) }
    var new = old
    new[5_000]?.number = -1
    #expect(StateMap.isSame(old, old))
    #expect(comparisons.count == 0)
    #expect(!StateMap.isSame(old, new))
    #expect(comparisons.count <= 200)
    #expect(StateDifference(from: old, to: new).paths == ["[5000]"])
  }

  @Test func changingAKeyLeavesEarlierMapsAsTheyWere() {
    var map: StateMap<String, Int> = ["a": 1, "b": 2]
    let earlier = map
    map["a", default: 0] += 10
    map["c", default: 5] += 1
    map["b"] = nil
    #expect(map.description == #"["a": 11, "c": 6]"#)
    #expect(earlier.description == #"["a": 1, "b": 2]"#)
    #expect(
      StateDifference(from: earlier, to: map).description
        == #"["a"]: 1 → 11"# + "\n" + #"["b"]: removed 2"# + "\n" + #"["c"]: added 6"#
    )
  }

  @Test func aKeyIsReadByItself() {
    let store = Store<Slots, Never>(Slots())
    let reader = StoreReader { _ = $0.read(store).numbers[3] }
    let count = StoreReader { _ = $0.read(store).numbers.count }
    let keys = StoreReader { _ = $0.read(store).numbers.keys }
    #expect(reader.reads == ["numbers[3]"])
    store.commit { $0.numbers[4] = 1 }
    #expect([reader.update(), count.update(), keys.update()] == [false, true, true])
    store.commit { $0.numbers[3] = 1 }
    #expect([reader.update(), count.update(), keys.update()] == [true, true, true])
    store.commit { $0.numbers[4] = 2 }
    #expect([reader.update(), count.update(), keys.update()] == [false, false, false])
    store.commit { slots in
      slots.numbers[3] = nil
      slots.numbers[9] = 1
    }
    #expect([reader.update(), count.update(), keys.update()] == [true, false, true])
  }

  @Test func aPartOfAKeysValueIsReadByItself() {
    let store = Store<Slots, Never>(Slots(owners: ["a": Owner()]))
    let reader = StoreReader { _ = $0.read(store).owners["a"]?.age }
    store.commit { $0.owners["a"]?.name = "eve" }
    #expect(!reader.update())
    store.commit { $0.owners["a"]?.age = 1 }
    #expect(reader.update())
    store.commit { $0.owners["a"] = nil }
    #expect(reader.update())
  }

  @Test func aTickOfOneKeyRunsOneReaderOfTenThousand() {
    let store = Store<Slots, Never>(Slots())
    let loop = ReaderLoop()
    let readers = (0..<10_000).map { key in
      StoreReader("\(key)", in: loop) { _ = $0.read(store).numbers[key] }
    }
    store.commit { $0.numbers[777] = 1 }
    #expect(loop.update().map(\.site.label) == ["777"])
    withExtendedLifetime(readers) {}
  }
}

/// Random numbers that are the same on every run (SplitMix64).
private struct Steps: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
