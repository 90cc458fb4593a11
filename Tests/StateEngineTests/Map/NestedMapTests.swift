import StateEngine
import Testing

@Tracking
private struct Table {
  var rows = StateMap<String, StateMap<String, Int>>()
}

/// Maps of maps, read key by key.
@Suite struct NestedMapTests {
  private let store = Store<Table, Never>(Table(), label: "table")

  @Test func aReaderOfAnInnerKeyRunsForThatKeyAlone() {
    let reader = StoreReader { _ = $0.read(store).rows["a"]["x"] }
    #expect(reader.reads == [#"table.rows["a"]["x"]"#])
    store.commit { $0.rows["b", default: [:]]["x"] = 1 }
    store.commit { $0.rows["a", default: [:]]["y"] = 1 }
    #expect(!reader.update())
    store.commit { $0.rows["a", default: [:]]["x"] = 1 }
    #expect(reader.update())
    store.commit { $0.rows["a"]?["x"] = nil }
    #expect(reader.update())
    store.commit { $0.rows["a"] = nil }
    #expect(!reader.update())
  }

  @Test func anAbsentMapIsAnEmptyOne() {
    var counts: [Int] = []
    let reader = StoreReader { counts.append($0.read(store).rows["a"].count) }
    store.commit { $0.rows["a"] = [:] }
    #expect(!reader.update())
    store.commit { $0.rows["a"] = ["x": 1, "y": 2] }
    #expect(reader.update())
    store.commit { $0.rows["a"] = nil }
    #expect(reader.update())
    #expect(counts == [0, 2, 0])
  }

  @Test func whyNamesTheInnerKey() {
    store.commit { $0.rows["a"] = ["x": 1] }
    let reader = StoreReader { _ = $0.read(store).rows["a"]["x"] }
    store.commit { $0.rows["a"]?["x"] = 2 }
    reader.update()
    #expect(reader.why.map(\.path) == [#"table.rows["a"]["x"]"#])
    #expect(reader.why.map { [$0.old, $0.new] } == [["Optional(1)", "Optional(2)"]])
  }
}
