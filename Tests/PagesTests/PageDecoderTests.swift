import JSONText
import Pages
import Testing

@Suite struct PageDecoderTests {
  @Test func readsTheWholePage() throws {
    let decoded = try decode(
      #"""
      {"schema_version": 1, "page": {
        "id": "p", "dir": "rtl",
        "nav": {"title": "T", "subtitle": {"text": "S"}, "bg_color": "#fff",
          "left_button": {"symbol": "back", "action": {"type": "dismiss"}},
          "right_buttons": ["Edit", {"title": "Done", "style": "plain"}]},
        "header": {"sticky": false, "widgets": [{"type": "a"}]},
        "sections": [{"id": "s", "header": {"type": "h"}, "widgets": [{"type": "b", "data": 1}],
          "layout": {"arrangement": "grid", "columns": 3, "item_spacing": 8, "insets": 16}}],
        "footer": {"widgets": [{"type": "c", "id": "cta"}]},
        "pagination": {"has_more": true, "postback": {"cursor": 9223372036854775808, "v": 1.10}},
        "refresh": {"pull_to_refresh": true}}}
      """#
    )
    #expect(decoded.findings == [])
    let page = decoded.page
    #expect(page.id == "p")
    #expect(page.direction == .rightToLeft)
    #expect(page.header?.isSticky == false)
    #expect(page.footer?.isSticky == true)
    #expect(page.canRefresh)
    #expect(
      decoded.ids == [
        "a@page.header.widgets.0", "h@page.sections.0.header", "b@page.sections.0.widgets.0", "cta",
      ]
    )
    let section = try #require(page.sections.first)
    #expect(section.id == "s")
    #expect(section.layout.arrangement == .grid)
    #expect(section.layout.columns == 3)
    #expect(section.layout.insets.cells == CellInsets(top: 1, left: 2, bottom: 1, right: 2))
    #expect(page.navigation?.rightButtons.count == 2)
    #expect(page.navigation?.leftButton?.icon != nil)
    let postback = try #require(page.pagination?.postback)
    let raw = String(decoding: page.document.raw(postback), as: UTF8.self)
    #expect(raw == #"{"cursor": 9223372036854775808, "v": 1.10}"#)
  }

  struct NoPage: CustomTestStringConvertible, Sendable {
    var text: String
    var found: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    NoPage(text: "[]", found: "an empty array"),
    NoPage(text: "null", found: "null"),
    NoPage(text: "{}", found: "an object without it"),
    NoPage(text: #"{"page":[1]}"#, found: "an array there"),
    NoPage(text: #"{"page":null}"#, found: "null there"),
    NoPage(text: "17", found: "17"),
  ])
  func refusesWhatIsNoPage(_ row: NoPage) throws {
    let error = try #require(throws: PageError.self) { try decode(row.text) }
    guard case .notAPage(let found) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(found == row.found)
    #expect(error.diagnostic.kind == .notAPage)
    #expect(error.diagnostic.severity == .error)
  }

  @Test func tellsBrokenTextFromLimits() throws {
    let broken = try #require(throws: PageError.self) { try decode(#"{"page":{},}"#) }
    guard case .invalidJSON(let cause) = broken else {
      Issue.record("\(broken)")
      return
    }
    #expect(cause.line == 1)
    #expect(broken.diagnostic.column == 12)
    #expect(broken.diagnostic.kind == .invalidJSON)
    let deep = String(repeating: "[", count: 600)
    let limited = try #require(throws: PageError.self) { try decode(deep) }
    guard case .limitExceeded = limited else {
      Issue.record("\(limited)")
      return
    }
    #expect(limited.diagnostic.kind == .limitExceeded)
  }

  @Test func anEmptyPageIsAPage() throws {
    let decoded = try decode(#"{"page":{}}"#)
    #expect(decoded.page.id == "page@page")
    #expect(decoded.page.widgetCount == 0)
    #expect(decoded.findings == [])
  }

  @Test func placesDiagnosticsInTheText() throws {
    let decoded = try decode("{\"page\": {\n  \"sections\": [{\"widgets\": [\n    5]}]\n}}")
    let diagnostic = try #require(decoded.diagnostics.items.first)
    #expect(diagnostic.line == 3)
    #expect(diagnostic.column == 5)
    #expect(diagnostic.path == "page.sections.0.widgets.0")
  }

  @Test func reportsDuplicateKeysAndTakesTheLast() throws {
    let decoded = try decode(
      #"{"page":{"id":"x","id":"y","sections":[{"widgets":[{"type":"a","type":"b"}]}]}}"#
    )
    #expect(decoded.page.id == "y")
    #expect(decoded.page.sections[0].widgets[0].type == "b")
    #expect(
      decoded.findings == ["invalidValue page.id", "invalidValue page.sections.0.widgets.0.type"]
    )
  }

  struct Version: Sendable {
    var text: String
    var findings: [String]
  }

  @Test(arguments: [
    Version(text: "1", findings: []), Version(text: "1.0", findings: []),
    Version(text: "2", findings: ["invalidValue schema_version"]),
    Version(text: "\"1\"", findings: ["invalidValue schema_version"]),
    Version(text: "1.5", findings: ["invalidValue schema_version"]),
  ])
  func checksTheSchemaVersion(_ row: Version) throws {
    #expect(try decode(#"{"schema_version":\#(row.text),"page":{}}"#).findings == row.findings)
  }

  @Test func moreWithoutPostbackIsNoMore() throws {
    let decoded = try decode(#"{"page":{"pagination":{"has_more":true}}}"#)
    #expect(decoded.page.pagination?.hasMore == false)
    #expect(decoded.findings == ["invalidValue page.pagination.postback"])
  }

  @Test func keepsDiagnosticsWithinTheLimit() throws {
    let many = [String](repeating: "0", count: 500).joined(separator: ",")
    let text = #"{"page":{"sections":[{"widgets":[\#(many)]}]}}"#
    let decoded = try PageDecoder.decode(Array(text.utf8), limits: PageLimits(diagnostics: 10))
    #expect(decoded.diagnostics.count == 500)
    #expect(decoded.diagnostics.items.count == 11)
    #expect(decoded.diagnostics.items.last?.kind == .limitExceeded)
    #expect(decoded.diagnostics.items.last?.message.hasPrefix("490 ") == true)
  }
}
