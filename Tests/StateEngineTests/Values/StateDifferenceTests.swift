import StateEngine
import Testing

private struct Row: StateValue, Identifiable {
  var id: Int
  var title: String

  static func isSame(_ old: Row, _ new: Row) -> Bool {
    old.id == new.id && String.isSame(old.title, new.title)
  }

  static func addDifferences(
    from old: Row,
    to new: Row,
    into difference: inout StateDifference
  ) {
    difference.compare("title", old.title, new.title)
  }
}

private struct ListCase: CustomTestStringConvertible {
  var testDescription: String
  var old: [Row]
  var new: [Row]
  var lines: [String]
}

private let a = Row(id: 1, title: "a")
private let b = Row(id: 2, title: "b")
private let c = Row(id: 3, title: "c")

private let listCases = [
  ListCase(testDescription: "equal", old: [a, b], new: [a, b], lines: []),
  ListCase(
    testDescription: "changed",
    old: [a, b],
    new: [a, Row(id: 2, title: "x")],
    lines: [#"[id: 2].title: "b" → "x""#]
  ),
  ListCase(
    testDescription: "inserted first",
    old: [a, b],
    new: [c, a, b],
    lines: [#"[id: 3]: added StateEngineTests.(unknown context).Row"#]
  ),
  ListCase(
    testDescription: "removed first",
    old: [a, b, c],
    new: [b, c],
    lines: [#"[id: 1]: removed StateEngineTests.(unknown context).Row"#]
  ),
  ListCase(
    testDescription: "moved",
    old: [a, b, c],
    new: [b, c, a],
    lines: ["[id: 1]: moved from 0 to 2"]
  ),
  ListCase(
    testDescription: "moved and changed",
    old: [a, b, c],
    new: [c, a, Row(id: 2, title: "x")],
    lines: ["[id: 3]: moved from 2 to 0", #"[id: 2].title: "b" → "x""#]
  ),
]

@Suite struct StateDifferenceTests {
  @Test(arguments: listCases) private func elementsAreMatchedByID(row: ListCase) {
    let lines = StateDifference(from: row.old, to: row.new).entries.map(\.description)
    #expect(lines.count == row.lines.count)
    for (line, expected) in zip(lines, row.lines) {
      #expect(line.hasPrefix(expected.prefix { $0 != "S" }))
    }
  }

  @Test func aDuplicateIDIsAddedAndRemoved() {
    let difference = StateDifference(from: [a, a], to: [a])
    #expect(difference.entries.map(\.path) == ["[id: 1]"])
  }

  @Test func elementsWithoutIDAreMatchedByIndex() {
    let difference = StateDifference(from: [1, 2, 3], to: [1, 5])
    #expect(difference.description == "[1]: 2 → 5\n[2]: removed 3")
  }

  @Test func dictionariesAreMatchedByKeyInAFixedOrder() {
    let difference = StateDifference(from: ["b": 1, "c": 2], to: ["a": 7, "b": 3])
    #expect(
      difference.description
        == #"["a"]: added 7"# + "\n" + #"["b"]: 1 → 3"# + "\n" + #"["c"]: removed 2"#
    )
  }

  @Test func membersOfSetsComeAndGo() {
    let difference = StateDifference(from: Set([1, 2]), to: Set([2, 3]))
    #expect(difference.description == "[1]: removed 1\n[3]: added 3")
  }

  @Test func optionalsAppearChangeAndGo() {
    #expect(StateDifference(from: Int?.none, to: 1).description == "self: added 1")
    #expect(StateDifference(from: Int?(1), to: 2).description == "self: 1 → 2")
    #expect(StateDifference(from: Int?(1), to: nil).description == "self: removed 1")
    #expect(StateDifference(from: Optional<Int>.none, to: nil).entries == [])
  }

  @Test func sameIsFinerThanEqual() {
    #expect("\u{E9}" == "e\u{301}")
    #expect(!String.isSame("\u{E9}", "e\u{301}"))
    #expect(Double.isSame(.nan, .nan))
    #expect(!Double.isSame(0, -0.0))
    #expect(Optional<[Double]>.isSame([.nan], [.nan]))
  }
}
