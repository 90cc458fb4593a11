import JSONText
import Pages
import Testing

@Suite struct SectionLayoutTests {
  struct Columns: Sendable, CustomTestStringConvertible {
    var text: String
    var columns: Int
    var message: String?
    var testDescription: String { text }
  }

  @Test(arguments: [
    Columns(text: "2.0", columns: 2),
    Columns(text: "3", columns: 3),
    Columns(text: "1e2", columns: 100),
    Columns(text: "2.5", columns: 2, message: "expected a whole number, found 2.5"),
    Columns(text: "\"2\"", columns: 2, message: "expected a whole number, found \"2\""),
    Columns(text: "true", columns: 2, message: "expected a whole number, found true"),
    Columns(text: "null", columns: 2, message: "expected a whole number, found null"),
    Columns(text: "0", columns: 1, message: "expected a whole number from 1 to 1000, found 0"),
    Columns(text: "-1", columns: 1, message: "expected a whole number from 1 to 1000, found -1"),
    Columns(
      text: "1000000000",
      columns: 1000,
      message: "expected a whole number from 1 to 1000, found 1000000000"
    ),
    Columns(
      text: "1e300",
      columns: 1000,
      message: "expected a whole number from 1 to 1000, found 1e300"
    ),
    Columns(
      text: "-1e400",
      columns: 1,
      message: "expected a whole number from 1 to 1000, found -1e400"
    ),
    Columns(
      text: "9223372036854775808",
      columns: 1000,
      message: "expected a whole number from 1 to 1000, found 9223372036854775808"
    ),
  ])
  func countsColumns(_ row: Columns) throws {
    let decoded = try page(
      widgets: "",
      layout: #"{"arrangement":"grid","columns":\#(row.text)}"#
    )
    #expect(decoded.page.sections[0].layout.columns == row.columns)
    #expect(decoded.diagnostics.items.map(\.message) == (row.message.map { [$0] } ?? []))
    if row.message != nil {
      #expect(decoded.findings == ["invalidValue page.sections.0.layout.columns"])
    }
  }

  struct Arrangement: Sendable {
    var text: String
    var arrangement: SectionLayout.Arrangement
    var count = 0
  }

  @Test(arguments: [
    Arrangement(text: #""vertical""#, arrangement: .vertical),
    Arrangement(text: #""carousel""#, arrangement: .carousel),
    Arrangement(text: #""grid""#, arrangement: .grid),
    Arrangement(text: "null", arrangement: .vertical),
    Arrangement(text: #""Grid""#, arrangement: .vertical, count: 1),
    Arrangement(text: "[]", arrangement: .vertical, count: 1),
  ])
  func knowsThreeArrangements(_ row: Arrangement) throws {
    let decoded = try page(widgets: "", layout: #"{"arrangement":\#(row.text)}"#)
    #expect(decoded.page.sections[0].layout.arrangement == row.arrangement)
    #expect(decoded.diagnostics.count == row.count)
  }

  @Test func clampsSpacing() throws {
    let decoded = try page(
      widgets: "",
      layout: #"{"item_spacing":-4,"insets":{"top":1e300,"left":"x","bottom":8}}"#
    )
    let layout = decoded.page.sections[0].layout
    #expect(layout.itemSpacing == 0)
    #expect(layout.insets == Insets(top: 4096, bottom: 8))
    #expect(
      decoded.findings == [
        "invalidValue page.sections.0.layout.item_spacing",
        "invalidValue page.sections.0.layout.insets.top",
        "invalidValue page.sections.0.layout.insets.left",
      ]
    )
  }

  struct Cells: Sendable {
    var points: Float
    var columns: Int
    var rows: Int
  }

  @Test(arguments: [
    Cells(points: 0, columns: 0, rows: 0), Cells(points: 3.9, columns: 0, rows: 0),
    Cells(points: 4, columns: 1, rows: 0), Cells(points: 8, columns: 1, rows: 1),
    Cells(points: 12, columns: 2, rows: 1), Cells(points: 16, columns: 2, rows: 1),
    Cells(points: 24, columns: 3, rows: 2), Cells(points: -8, columns: 0, rows: 0),
    Cells(points: .infinity, columns: 0, rows: 0), Cells(points: .nan, columns: 0, rows: 0),
  ])
  func roundsPointsToCells(_ row: Cells) {
    #expect(CellRounding.columns(row.points) == row.columns)
    #expect(CellRounding.rows(row.points) == row.rows)
  }
}
