import JSONText
import Pages
import Testing

/// One bad element costs itself only, and leaves one diagnostic at its original index.
@Suite struct ContainmentTests {
  @Test func keepsTheOneGoodWidget() throws {
    let decoded = try decode(
      #"""
      {"page":{"sections":[null,{"id":"s","widgets":[null,{},{"type":null},{"type":""},{"type":5},
        5,"x",[],true,{"id":"ok","type":"text_block"}]},7,
        {"id":"nowidgets","layout":{"arrangement":"grid"}},
        {"layout":{"arrangement":"spiral"},"widgets":[]}],"header":[],"footer":null}}
      """#
    )
    let dropped = (0..<9).map { "droppedElement page.sections.1.widgets.\($0)" }
    #expect(
      decoded.findings == ["invalidValue page.header", "droppedElement page.sections.0"] + dropped
        + ["droppedElement page.sections.2", "invalidValue page.sections.4.layout.arrangement"]
    )
    #expect(decoded.page.sections.count == 3)
    #expect(decoded.ids == ["ok"])
    #expect(decoded.page.sections[0].widgets[0].path == "page.sections.1.widgets.9")
    #expect(decoded.page.sections[1].id == "nowidgets")
    #expect(decoded.page.sections[2].id == "section@page.sections.4")
    #expect(decoded.page.sections[2].layout.arrangement == .vertical)
  }

  @Test func namesTheIdOfAWidgetWithoutType() throws {
    let decoded = try page(widgets: #"{"id":"typeless","data":{}}"#)
    let diagnostic = try #require(decoded.diagnostics.items.first)
    #expect(diagnostic.kind == .droppedElement)
    #expect(diagnostic.id == "typeless")
    #expect(diagnostic.message == "expected a widget, an object with a type; its type is nothing")
  }

  struct Container: Sendable {
    var page: String
    var path: String
  }

  @Test(arguments: [
    Container(page: #"{"nav":5}"#, path: "page.nav"),
    Container(page: #"{"sections":{}}"#, path: "page.sections"),
    Container(page: #"{"header":"x"}"#, path: "page.header"),
    Container(page: #"{"footer":[]}"#, path: "page.footer"),
    Container(page: #"{"footer":{"widgets":{}}}"#, path: "page.footer.widgets"),
    Container(page: #"{"footer":{"sticky":1}}"#, path: "page.footer.sticky"),
    Container(page: #"{"pagination":true}"#, path: "page.pagination"),
    Container(page: #"{"refresh":[]}"#, path: "page.refresh"),
    Container(page: #"{"dir":"up"}"#, path: "page.dir"),
    Container(page: #"{"id":5}"#, path: "page.id"),
    Container(page: #"{"id":""}"#, path: "page.id"),
    Container(page: #"{"nav":{"title":5}}"#, path: "page.nav.title"),
    Container(page: #"{"nav":{"bg_color":"blue"}}"#, path: "page.nav.bg_color"),
    Container(page: #"{"nav":{"right_buttons":{}}}"#, path: "page.nav.right_buttons"),
    Container(page: #"{"nav":{"left_button":7}}"#, path: "page.nav.left_button"),
    Container(page: #"{"sections":[{"widgets":7}]}"#, path: "page.sections.0.widgets"),
    Container(page: #"{"sections":[{"layout":[]}]}"#, path: "page.sections.0.layout"),
    Container(page: #"{"sections":[{"id":{}}]}"#, path: "page.sections.0.id"),
  ])
  func aWrongContainerIsOneDiagnostic(_ row: Container) throws {
    #expect(try decode(#"{"page":\#(row.page)}"#).findings == ["invalidValue \(row.path)"])
  }

  @Test func nullIsAbsence() throws {
    let decoded = try decode(
      #"""
      {"page":{"id":null,"nav":null,"header":null,"sections":[{"id":null,"layout":null,
        "header":null,"widgets":null},{"widgets":[{"type":"a","id":null,"layout":null,"data":null,
        "actions":null,"fallback":null,"requires":null}]}],"footer":null,"pagination":null,
        "refresh":null,"dir":null}}
      """#
    )
    #expect(decoded.findings == [])
    #expect(decoded.ids == ["a@page.sections.1.widgets.0"])
    #expect(decoded.page.header == nil)
    #expect(decoded.page.allWidgets[0].fallback == .none)
  }

  @Test func aBadSectionHeaderIsDropped() throws {
    let decoded = try decode(#"{"page":{"sections":[{"header":[],"widgets":[{"type":"a"}]}]}}"#)
    #expect(decoded.findings == ["droppedElement page.sections.0.header"])
    #expect(decoded.page.widgetCount == 1)
  }

  @Test func badNavigationButtonsAreDroppedAlone() throws {
    let decoded = try decode(#"{"page":{"nav":{"right_buttons":[null,"a",4,{"title":[]}]}}}"#)
    #expect(decoded.page.navigation?.rightButtons.count == 1)
    #expect(
      decoded.findings == [
        "droppedElement page.nav.right_buttons.0", "droppedElement page.nav.right_buttons.2",
        "droppedElement page.nav.right_buttons.3.title",
      ]
    )
  }

  struct Fallback: Sendable {
    var text: String
    var isGood: Bool
  }

  @Test(arguments: [
    Fallback(text: #""drop""#, isGood: true),
    Fallback(text: #"{"type":"b"}"#, isGood: true),
    Fallback(text: #""skip""#, isGood: false),
    Fallback(text: #"{"id":"b"}"#, isGood: false),
    Fallback(text: "[]", isGood: false),
  ])
  func checksTheFallback(_ row: Fallback) throws {
    let decoded = try page(widgets: #"{"type":"a","fallback":\#(row.text)}"#)
    let path = "page.sections.0.widgets.0.fallback"
    #expect(decoded.findings == (row.isGood ? [] : ["invalidValue \(path)"]))
  }

  @Test func checksRequirements() throws {
    let decoded = try page(
      widgets: #"{"type":"a","requires":{"com.x":"^1.2","com.y":"new","com.z":3}}"#
    )
    let path = "page.sections.0.widgets.0.requires"
    #expect(
      decoded.findings == ["invalidValue \(path).\"com.y\"", "invalidValue \(path).\"com.z\""]
    )
    let requirement = try #require(decoded.page.allWidgets[0].requirements.first)
    #expect(requirement.pack == "com.x")
    #expect(requirement.range.contains(SemanticVersion(1, 9, 0)))
  }
}
