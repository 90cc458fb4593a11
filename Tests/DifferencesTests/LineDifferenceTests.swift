import Differences
import TestSupport
import Testing

@Suite struct LineDifferenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let old: String
    let new: String
    let edits: Int
    var testDescription: String { "\(old) → \(new)" }
  }

  @Test(arguments: [
    Row(old: "", new: "", edits: 0), Row(old: "abc", new: "abc", edits: 0),
    Row(old: "", new: "abc", edits: 3), Row(old: "abc", new: "", edits: 3),
    Row(old: "abc", new: "xyz", edits: 6), Row(old: "abcabba", new: "cbabac", edits: 5),
    Row(old: "abcdef", new: "abxdef", edits: 2), Row(old: "aaaa", new: "aa", edits: 2),
  ])
  func shortestEdits(_ row: Row) {
    let difference = LineDifference(from: Array(row.old), to: Array(row.new))
    #expect(Self.count(difference) == row.edits)
    #expect(Self.apply(difference, Array(row.old), Array(row.new)) == Array(row.new))
  }

  /// The length of the longest common part, by the textbook's table, gives the least edits.
  @Test func randomListsHaveLeastEdits() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      let letters = Int.random(in: 1...5, using: &random)
      let lists = (0..<2).map { _ in
        (0..<Int.random(in: 0...30, using: &random)).map { _ in
          Int.random(in: 0..<letters, using: &random)
        }
      }
      let difference = LineDifference(from: lists[0], to: lists[1])
      #expect(Self.apply(difference, lists[0], lists[1]) == lists[1])
      let least = lists[0].count + lists[1].count - 2 * Self.common(lists[0], lists[1])
      #expect(Self.count(difference) == least)
    }
  }

  @Test func hunksHaveThreeLinesAroundThem() {
    let old = Array(0..<40)
    var new = old
    new[5] = 100
    new[9] = 101
    new[30] = 102
    let hunks = UnifiedText.hunks(LineDifference(from: old, to: new), old: 40, new: 40)
    #expect(hunks.map(\.header) == ["@@ -3,11 +3,11 @@", "@@ -28,7 +28,7 @@"])
    #expect(
      UnifiedText.lines(of: hunks[1]) == [
        .common(old: 27, new: 27), .common(old: 28, new: 28), .common(old: 29, new: 29), .old(30),
        .new(30), .common(old: 31, new: 31), .common(old: 32, new: 32), .common(old: 33, new: 33),
      ]
    )
  }

  @Test func everyCharacterCanBeSeen() {
    #expect(VisibleText.line("a b  ".utf8) == "a b··")
    #expect(VisibleText.line("\u{1B}[1m\t\u{A0}\u{200B}\r".utf8) == "␛[1m→<U+A0><U+200B>␍")
  }

  private static func count(_ difference: LineDifference) -> Int {
    difference.changes.reduce(0) { $0 + $1.old.count + $1.new.count }
  }

  private static func apply<Line>(
    _ difference: LineDifference,
    _ old: [Line],
    _ new: [Line]
  ) -> [Line] {
    var result: [Line] = []
    var place = 0
    for change in difference.changes {
      result += old[place..<change.old.lowerBound] + new[change.new]
      place = change.old.upperBound
    }
    return result + old[place...]
  }

  private static func common(_ left: [Int], _ right: [Int]) -> Int {
    var row = Array(repeating: 0, count: right.count + 1)
    for element in left {
      var diagonal = 0
      for place in right.indices {
        let above = row[place + 1]
        row[place + 1] = element == right[place] ? diagonal + 1 : max(above, row[place])
        diagonal = above
      }
    }
    return row[right.count]
  }
}
