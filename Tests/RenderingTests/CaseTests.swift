import JSONText
import PackHost
import Pages
import Testing
import TextLayout
import Widgets

/// Inputs that broke other renderers, by the names of the public reports in our list of cases.
@Suite struct CaseTests {
  private func draw(_ document: String, width: Int = 80) throws -> RenderResponse {
    let session = try #require(StarterSession.shared)
    var request = RenderRequest(document: Array(document.utf8))
    request.width = width
    return session.render(request)
  }

  private func lines(_ response: RenderResponse) -> [String] {
    String(decoding: response.output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func page(_ widgets: String, layout: String = "{}") -> String {
    #"{"page":{"id":"p","sections":[{"id":"s","layout":\#(layout),"widgets":[\#(widgets)]}]}}"#
  }

  private let before = #"{"id":"a","type":"text_block","data":{"text":"before"}}"#
  private let after = #"{"id":"z","type":"text_block","data":{"text":"after"}}"#

  /// C13, C26: one bad property costs its widget, with the field's path.
  struct BadFieldRow: Sendable {
    let initial: String
    let found: String
  }

  @Test(arguments: [
    BadFieldRow(initial: #""three""#, found: #"expected a whole number, found "three""#),
    BadFieldRow(initial: "1.5", found: "expected a whole number, found 1.5"),
    BadFieldRow(initial: "[1]", found: "expected a whole number, found an array"),
    BadFieldRow(initial: "true", found: "expected a whole number, found true"),
  ])
  func oneBadPropertyCostsItsWidget(row: BadFieldRow) throws {
    let bad = #"{"id":"b","type":"stepper_row","data":{"title":"n","initial":\#(row.initial)}}"#
    let response = try draw(page("\(before),\(bad),\(after)"))
    #expect(response.failure == nil)
    #expect(lines(response) == ["before", "[malformed stepper_row #b]", "after"])
    #expect(response.diagnostics.map(\.kind) == [.malformedPayload])
    #expect(response.diagnostics.map(\.path) == ["page.sections.0.widgets.1.data.initial"])
    #expect(response.diagnostics.map(\.message) == [row.found])
  }

  @Test func skippingLeavesTheNeighboursAsTheyWere() throws {
    let session = try #require(StarterSession.shared)
    let bad = #"{"id":"b","type":"stepper_row","data":{"title":"n","initial":"x"}}"#
    var request = RenderRequest(document: Array(page("\(before),\(bad),\(after)").utf8))
    request.unknown = .skip
    let without = RenderRequest(document: Array(page("\(before),\(after)").utf8))
    #expect(session.render(request).output == session.render(without).output)
  }

  /// C27: whole numbers up to 64 bits are exact, whatever their spelling; others are malformed.
  struct NumberRow: Sendable {
    let text: String
    let shown: String?
  }

  @Test(arguments: [
    NumberRow(text: "0e1", shown: "0"), NumberRow(text: "-0", shown: "0"),
    NumberRow(text: "-0.0", shown: "0"), NumberRow(text: "1.0", shown: "1"),
    NumberRow(text: "1e2", shown: "100"), NumberRow(text: "1E+2", shown: "100"),
    NumberRow(text: "9007199254740993", shown: "9007199254740993"),
    NumberRow(text: "9223372036854775807", shown: "9223372036854775807"),
    NumberRow(text: "-9223372036854775808", shown: "-9223372036854775808"),
    NumberRow(text: "9223372036854775808", shown: nil),
    NumberRow(text: "18446744073709551616", shown: nil), NumberRow(text: "1e400", shown: nil),
    NumberRow(text: "1e-400", shown: nil), NumberRow(text: "0.1", shown: nil),
    NumberRow(text: "123456789012345678901234567890", shown: nil),
  ])
  func numbersAreExactOrMalformed(row: NumberRow) throws {
    let widget =
      #"{"id":"n","type":"stepper_row","data":{"title":"n","initial":\#(row.text),"min":-9223372036854775808}}"#
    let response = try draw(page("\(widget),\(after)"))
    #expect(lines(response).last == "after")
    if let shown = row.shown {
      #expect(lines(response).first?.hasSuffix("[-] \(shown) [+]") == true)
      #expect(response.diagnostics.isEmpty)
    } else {
      #expect(lines(response).first == "[malformed stepper_row #n]")
      #expect(response.diagnostics.map(\.path) == ["page.sections.0.widgets.0.data.initial"])
    }
  }

  /// C22: columns are whole numbers within reason, and never trap or allocate by their value.
  struct ColumnsRow: Sendable {
    let columns: String
    let line: String
    let diagnostics: Int
  }

  @Test(arguments: [
    ColumnsRow(columns: "2.0", line: "one          two", diagnostics: 0),
    ColumnsRow(columns: "2.5", line: "one          two", diagnostics: 1),
    ColumnsRow(columns: #""2""#, line: "one          two", diagnostics: 1),
    ColumnsRow(columns: "true", line: "one          two", diagnostics: 1),
    ColumnsRow(columns: "0", line: "one", diagnostics: 1),
    ColumnsRow(columns: "-1", line: "one", diagnostics: 1),
    ColumnsRow(columns: "null", line: "one          two", diagnostics: 1),
  ])
  func columnsAreWholeNumbersWithinReason(row: ColumnsRow) throws {
    let widgets =
      #"{"type":"text_block","data":{"text":"one"}},{"type":"text_block","data":{"text":"two"}}"#
    let layout = #"{"arrangement":"grid","columns":\#(row.columns)}"#
    let response = try draw(page(widgets, layout: layout), width: 25)
    #expect(lines(response).first == row.line)
    #expect(response.diagnostics.count == row.diagnostics)
  }

  @Test(arguments: ["1000000000", "1e300", "9223372036854775808"])
  func hugeColumnsShowAllWidgets(columns: String) throws {
    let widgets =
      #"{"type":"text_block","data":{"text":"one"}},{"type":"text_block","data":{"text":"two"}}"#
    let response = try draw(
      page(widgets, layout: #"{"arrangement":"grid","columns":\#(columns)}"#),
      width: 23
    )
    let text = lines(response).joined(separator: " ")
    #expect(text.contains("one") && text.contains("two"))
    #expect(response.diagnostics.contains { $0.path == "page.sections.0.layout.columns" })
  }

  /// C17: widgets draw whatever their actions look like.
  @Test func widgetsDrawWhateverTheirActionsLookLike() throws {
    let session = try #require(StarterSession.shared)
    let response = try session.render(page: "diagnostics/actions")
    #expect(lines(response) == (0..<10).map { "button \($0)" })
    #expect(response.diagnostics.allSatisfy { $0.path?.contains(".actions") == true })
  }

  /// C18: what isn't a widget is left out, and what is keeps its index.
  @Test func onlyWidgetsAreDrawn() throws {
    let session = try #require(StarterSession.shared)
    let response = try session.render(page: "diagnostics/dropped_element")
    #expect(lines(response) == ["before", "after"])
    #expect(
      response.diagnostics.map(\.path)
        == (1...9).map { "page.sections.0.widgets.\($0)" } + ["page.sections.1", "page.sections.2"]
    )
  }

  /// C29: surrogates and bad UTF-8 are one error of the document, with its byte offset.
  struct BytesRow: Sendable {
    let name: String
    let bytes: [UInt8]
  }

  @Test(arguments: [
    BytesRow(name: "lone high surrogate", bytes: Array(#"\ud800"#.utf8)),
    BytesRow(name: "lone low surrogate", bytes: Array(#"\udc00x"#.utf8)),
    BytesRow(name: "swapped surrogates", bytes: Array(#"\udc00\ud800"#.utf8)),
    BytesRow(name: "surrogate in UTF-8", bytes: [0xED, 0xA0, 0x80]),
    BytesRow(name: "overlong NUL", bytes: [0xC0, 0x80]),
    BytesRow(name: "Latin-1", bytes: [0x63, 0x61, 0x66, 0xE9]),
    BytesRow(name: "cut sequence", bytes: [0xE2, 0x82]),
    BytesRow(name: "raw line feed", bytes: [0x61, 0x0A, 0x62]),
    BytesRow(name: "raw escape", bytes: [0x61, 0x1B, 0x62]),
    BytesRow(name: "unknown escape", bytes: Array(#"\x41"#.utf8)),
  ])
  func badStringsAreOneError(row: BytesRow) throws {
    let session = try #require(StarterSession.shared)
    let start = Array(
      #"{"page":{"sections":[{"widgets":[{"type":"text_block","data":{"text":""#.utf8
    )
    let response = session.render(
      RenderRequest(document: start + row.bytes + Array(#""}}]}]}}"#.utf8))
    )
    guard case .invalidJSON(let error)? = response.failure else {
      Issue.record("\(row.name) was accepted")
      return
    }
    #expect(error.offset >= start.count)
    #expect(response.output.isEmpty)
  }

  @Test func pairsOfSurrogatesAreOneCharacter() throws {
    let response = try draw(page(#"{"type":"text_block","data":{"text":"\ud83d\ude00"}}"#))
    #expect(lines(response) == ["😀"])
    #expect(response.diagnostics.isEmpty)
  }

  /// C32: a bomb of brackets is refused at the limit, however long it is.
  @Test(arguments: [1_000, 1_000_000])
  func bombsOfBracketsAreRefused(count: Int) throws {
    let session = try #require(StarterSession.shared)
    let response = session.render(
      RenderRequest(document: [UInt8](repeating: UInt8(ascii: "["), count: count))
    )
    guard case .limitExceeded(let error)? = response.failure else {
      Issue.record("accepted")
      return
    }
    #expect(error.message.contains("nesting deeper than 512 at byte 512"))
  }

  /// C32: what is as deep as the limit is drawn, and one level more is refused.
  @Test(arguments: [512, 513])
  func theLimitOfNestingIsExact(depth: Int) throws {
    let around = page(#"{"type":"text_block","data":{"text":"core","more":@}}"#)
    let arrays = depth - 7
    let nested = String(repeating: "[", count: arrays) + String(repeating: "]", count: arrays)
    let response = try draw(around.replacing("@", with: nested))
    if depth == 512 {
      #expect(lines(response) == ["core"])
      #expect(response.diagnostics.isEmpty)
    } else if case .limitExceeded(let error)? = response.failure {
      #expect(error.message.hasPrefix("nesting deeper than 512 at byte "))
    } else {
      Issue.record("accepted")
    }
  }

  /// C27: where text is shown, a number is shown as it is written, and quantities may be tiny.
  @Test func numbersInTextAreVerbatim() throws {
    let columns = #"[{"key":"a","title":"A"}]"#
    let numbers = ["9223372036854775808", "0.1", "1.10", "-0", "1e400"]
    let rows = numbers.map { #"{"a":\#($0)}"# }.joined(separator: ",")
    let table = #"{"type":"table","id":"t","data":{"columns":\#(columns),"rows":[\#(rows)]}}"#
    let bar = #"{"type":"progress","id":"b","data":{"label":"Bar","value":1e-400}}"#
    let bad = #"{"type":"progress","id":"c","data":{"value":1e400}}"#
    let response = try draw(page("\(table),\(bar),\(bad)"))
    let text = lines(response).joined(separator: "\n")
    for number in numbers { #expect(text.contains("│ \(number) ")) }
    #expect(lines(response).contains { $0.hasPrefix("Bar") && $0.hasSuffix(" 0%") })
    #expect(lines(response).last == "[malformed progress #c]")
    #expect(response.diagnostics.map(\.path) == ["page.sections.0.widgets.2.data.value"])
  }

  /// C21, deep: widgets nested as deep as JSON allows are drawn or cut, never a stack overflow.
  @Test func deeplyNestedWidgetsAreDrawn() throws {
    let depth = 120
    var widget = #"{"type":"text_block","data":{"text":"core"}}"#
    for _ in 0..<depth { widget = #"{"type":"card","data":{"items":[\#(widget)]}}"# }
    let response = try draw(page(widget), width: 600)
    #expect(response.failure == nil)
    #expect(lines(response).contains { $0.contains("core") })
  }

  /// C34: a grid that is narrower than its columns has fewer of them, and says so.
  @Test(arguments: [1, 2, 10, 12, 24, 25, 40])
  func narrowGridsHaveFewerColumns(width: Int) throws {
    let widgets = (0..<12).map { _ in #"{"type":"text_block","data":{"text":"界界界"}}"# }
    let response = try draw(
      page(widgets.joined(separator: ","), layout: #"{"arrangement":"grid","columns":12}"#),
      width: width
    )
    for line in lines(response) {
      #expect(TextWidth.width(of: Array(line.utf8).span) <= width)
    }
    #expect(response.diagnostics.map(\.path) == ["page.sections.0.layout.columns"])
    #expect(response.diagnostics.map(\.severity) == [.info])
    let glyphs = String(decoding: response.output, as: UTF8.self).filter { $0 == "界" }
    #expect(glyphs.count == (width < 2 ? 0 : 36))
  }
}
