import JSONText
import Testing

@Suite struct JSONPositionTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var text: String
    var positions: [JSONPosition]
    var testDescription: String { text.debugDescription }
  }

  static func at(_ line: Int, _ column: Int, _ offset: Int) -> JSONPosition {
    JSONPosition(line: line, column: column, offset: offset)
  }

  static let rows = [
    Row(text: "[1, 2]", positions: [at(1, 1, 0), at(1, 2, 1), at(1, 5, 4)]),
    Row(text: "[\n 1,\n2]", positions: [at(1, 1, 0), at(2, 2, 3), at(3, 1, 6)]),
    Row(text: "\r\n[\r1,\r\n2]", positions: [at(2, 1, 2), at(3, 1, 4), at(4, 1, 8)]),
    Row(text: "[\n\r1]", positions: [at(1, 1, 0), at(3, 1, 3)]),
    Row(text: "\u{FEFF}[1]", positions: [at(1, 1, 3), at(1, 2, 4)]),
    Row(
      text: "[\"\u{E9}\u{1F600}e\u{301}\",1]",
      positions: [at(1, 1, 0), at(1, 2, 1), at(1, 9, 13)]
    ),
    Row(text: "{\"a\":1}", positions: [at(1, 1, 0), at(1, 2, 1), at(1, 6, 5)]),
  ]

  @Test(arguments: rows)
  func linesAndColumnsOfNodes(_ row: Row) throws {
    let page = try document(row.text)
    let nodes = page.nodes
    #expect(nodes.map { page.position($0) } == row.positions)
    var locator = JSONLocator(page)
    #expect(nodes.map { locator.position($0) } == row.positions)
    #expect(nodes.reversed().map { locator.position($0) } == row.positions.reversed())
  }
}
