import JSONText
import Pages
import Testing

@Suite struct SheetTests {
  @Test func readsASheetOfAnAction() throws {
    let decoded = try page(
      widgets: #"""
        {"type":"a","actions":{"tap":{"type":"open_bottom_sheet","sheet":{"id":"s",
          "config":{"detents":["medium",0.4,"tall"],"grabber":true,"dismissible":false,
            "corner_radius":24},
          "header":{"widgets":[{"type":"h"}]},"sections":[{"widgets":[{"type":"b"},3]}],
          "footer":{"widgets":[{"type":"f","id":"f"}]}}}}}
        """#
    )
    let widget = decoded.page.allWidgets[0]
    let document = widget.document
    let tap = try #require(widget.actions.flatMap { document.member($0, "tap") })
    let node = try #require(document.member(tap, "sheet"))
    let path = widget.path(of: node)
    #expect(path == "page.sections.0.widgets.0.actions.tap.sheet")
    let result = try PageDecoder.sheet(at: node, path: path, in: document)
    let sheet = result.sheet
    #expect(sheet.id == "s")
    #expect(sheet.detents == [.medium, .fraction(millionths: 400_000)])
    #expect(sheet.showsGrabber && !sheet.isDismissible)
    #expect(sheet.cornerRadius == 24)
    #expect(sheet.header?.widgets.map(\.id) == ["h@\(path).header.widgets.0"])
    #expect(sheet.sections[0].widgets.map(\.path) == ["\(path).sections.0.widgets.0"])
    #expect(
      result.diagnostics.items.map(\.path) == [
        "\(path).config.detents.2", "\(path).sections.0.widgets.1",
      ]
    )
  }

  @Test func refusesWhatIsNoSheet() throws {
    let document = try JSONDocument(parsing: Array("[]".utf8))
    #expect(throws: FieldError.self) {
      try PageDecoder.sheet(at: .root, path: "sheet", in: document)
    }
  }
}
