import JSONText
import Pages
import Testing

@Suite struct PageLookupTests {
  @Test func findsEveryWidgetByItsID() throws {
    let decoded = try decode(
      #"""
      {"page":{"header":{"widgets":[null,{"type":"t","id":"top"}]},
       "sections":[7,{"header":{"type":"h"},"widgets":[0,{"type":"t"},1,{"type":"t","id":"x"}]},
         {"widgets":[{"type":"t","id":"x"}]}],
       "footer":{"widgets":[{"type":"t"}]}}}
      """#
    )
    let page = decoded.page
    #expect(page.allWidgets.count == 6)
    for widget in page.allWidgets { #expect(page.widget(id: widget.id)?.node == widget.node) }
    #expect(page.widget(id: "x#2")?.path == "page.sections.2.widgets.0")
    #expect(page.widget(id: "none") == nil)
  }
}
