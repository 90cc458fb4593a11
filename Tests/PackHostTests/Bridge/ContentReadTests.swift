import PackHost
import Pages
import Testing

@Suite struct ContentReadTests {
  struct ReadRow: Sendable {
    let value: String
    let kind: Int
    let count: Int
    let string: Int
    let length: Int
    let int64: Int
    let integer: String
    let number: Int
    let boolean: Int
  }

  @Test(arguments: [
    ReadRow(
      value: "null",
      kind: 1,
      count: 0,
      string: 1,
      length: 0,
      int64: 1,
      integer: "0",
      number: 1,
      boolean: 1
    ),
    ReadRow(
      value: "true",
      kind: 2,
      count: 0,
      string: 1,
      length: 0,
      int64: 1,
      integer: "0",
      number: 1,
      boolean: 0
    ),
    ReadRow(
      value: "9223372036854775807",
      kind: 3,
      count: 0,
      string: 1,
      length: 0,
      int64: 0,
      integer: "9223372036854775807",
      number: 0,
      boolean: 1
    ),
    ReadRow(
      value: "9223372036854775808",
      kind: 3,
      count: 0,
      string: 1,
      length: 0,
      int64: 1,
      integer: "0",
      number: 0,
      boolean: 1
    ),
    ReadRow(
      value: "1.5",
      kind: 3,
      count: 0,
      string: 1,
      length: 0,
      int64: 1,
      integer: "0",
      number: 0,
      boolean: 1
    ),
    ReadRow(
      value: "2.0",
      kind: 3,
      count: 0,
      string: 1,
      length: 0,
      int64: 0,
      integer: "2",
      number: 0,
      boolean: 1
    ),
    ReadRow(
      value: "1e400",
      kind: 3,
      count: 0,
      string: 1,
      length: 0,
      int64: 1,
      integer: "0",
      number: 1,
      boolean: 1
    ),
    ReadRow(
      value: #""a\u0000b""#,
      kind: 4,
      count: 0,
      string: 0,
      length: 3,
      int64: 1,
      integer: "0",
      number: 1,
      boolean: 1
    ),
    ReadRow(
      value: "[1,2]",
      kind: 5,
      count: 2,
      string: 1,
      length: 0,
      int64: 1,
      integer: "0",
      number: 1,
      boolean: 1
    ),
    ReadRow(
      value: #"{"a":1}"#,
      kind: 6,
      count: 1,
      string: 1,
      length: 0,
      int64: 1,
      integer: "0",
      number: 1,
      boolean: 1
    ),
  ])
  func quietReadsAnswerOrAreAbsent(row: ReadRow) {
    let drawn = ContractSession.draw(#"{"type":"reads","data":{"value":\#(row.value)}}"#)
    #expect(
      drawn.lines == [
        "kind=\(row.kind)", "count=\(row.count)", "string=\(row.string)", "length=\(row.length)",
        "int64=\(row.int64)", "integer=\(row.integer)", "number=\(row.number)",
        "boolean=\(row.boolean)", "raw=\(row.value.utf8.count)", "absent=0", "absent kind=0",
      ]
    )
  }

  @Test func absentReadsAsAbsentAllTheWayDown() {
    let drawn = ContractSession.draw(#"{"type":"reads"}"#)
    #expect(drawn.lines.first == "kind=0")
    #expect(drawn.lines.suffix(2) == ["absent=0", "absent kind=0"])
    #expect(drawn.diagnostics.isEmpty)
  }

  struct WalkRow: Sendable {
    let value: String
    let line: String
  }

  @Test(arguments: [
    WalkRow(
      value: #"["a",{"b":[1,2]},3]"#,
      line: #":"a" :{"b":[1,2]} :3 3{"b":[1,2]}"a" beyond=0"#
    ),
    WalkRow(value: #"{"x":1,"y":[0],"z":"s"}"#, line: #"x:1 y:[0] z:"s" "s"[0]1 beyond=0"#),
    WalkRow(value: "[]", line: " beyond=0"),
    WalkRow(value: "7", line: " beyond=0"),
  ])
  func positionsCountElementsAndMembers(row: WalkRow) {
    let drawn = ContractSession.draw(#"{"type":"walk","data":{"value":\#(row.value)}}"#)
    #expect(drawn.lines == [row.line])
  }

  struct CheckedRow: Sendable {
    let data: String
    let line: String
    let path: String?
    let message: String?
  }

  @Test(arguments: [
    CheckedRow(data: #"{"name":"n","number":4}"#, line: "n number=4", path: nil, message: nil),
    CheckedRow(data: #"{"name":"n","number":null}"#, line: "n number=-1", path: nil, message: nil),
    CheckedRow(data: #"{"name":"n"}"#, line: "n number=-1", path: nil, message: nil),
    CheckedRow(
      data: #"{"name":"n","number":1.5}"#,
      line: "[malformed checked #c]",
      path: "page.sections.0.widgets.0.data.number",
      message: "expected a whole number, found 1.5"
    ),
    CheckedRow(
      data: #"{"name":7}"#,
      line: "[malformed checked #c]",
      path: "page.sections.0.widgets.0.data.name",
      message: "expected a string, found 7"
    ),
    CheckedRow(
      data: #"{"number":7}"#,
      line: "[malformed checked #c]",
      path: "page.sections.0.widgets.0.data.name",
      message: "expected a string, found nothing"
    ),
    CheckedRow(
      data: "[]",
      line: "[malformed checked #c]",
      path: "page.sections.0.widgets.0.data.name",
      message: "expected a string, found nothing"
    ),
  ])
  func checkedReadsSayFieldExpectedAndFound(row: CheckedRow) {
    let drawn = ContractSession.draw(#"{"type":"checked","id":"c","data":\#(row.data)}"#)
    #expect(drawn.lines == [row.line])
    #expect(drawn.diagnostics.map(\.path) == (row.path.map { [$0] } ?? []))
    #expect(drawn.diagnostics.map(\.message) == (row.message.map { [$0] } ?? []))
    #expect(drawn.diagnostics.allSatisfy { $0.kind == .malformedPayload })
  }

  @Test func aWidgetWithoutDataLacksItsFields() {
    let drawn = ContractSession.draw(#"{"type":"checked","id":"c"}"#)
    #expect(drawn.lines == ["[malformed checked #c]"])
    #expect(drawn.diagnostics.map(\.path) == ["page.sections.0.widgets.0.data"])
  }
}
