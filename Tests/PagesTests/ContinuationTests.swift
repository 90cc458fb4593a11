import JSONText
import Pages
import Testing

/// Pages that go on from a loaded one.
@Suite struct ContinuationTests {
  private func document(_ text: String) throws -> JSONDocument {
    try JSONDocument(parsing: Array(text.utf8))
  }

  private func list(_ ids: Range<Int>) -> String {
    let widgets = ids.map { #"{"type":"t","id":"i\#($0)"}"# }.joined(separator: ",")
    return #"{"page":{"id":"p","sections":[{"id":"s","widgets":[\#(widgets)]}]}}"#
  }

  @Test func overlappingPagesRenameOnlyNewcomers() throws {
    let first = try decode(list(0..<5))
    let next = try document(list(3..<8))
    let second = try PageDecoder.decode(next, after: first.page)
    #expect(second.ids == ["i3#2", "i4#2", "i5", "i6", "i7"])
    #expect(second.page.sections.map(\.id) == ["s#2"])
    #expect(
      second.findings == [
        "duplicateID page.sections.0", "duplicateID page.sections.0.widgets.0",
        "duplicateID page.sections.0.widgets.1",
      ]
    )
    let message = try #require(second.diagnostics.items.last?.message)
    #expect(message.contains("of page.sections.1.widgets.1 is taken by page.sections.0.widgets.4"))
    #expect(first.ids == ["i0", "i1", "i2", "i3", "i4"])
    #expect(try PageDecoder.decode(next, after: first.page).ids == second.ids)
  }

  @Test func pagesWithoutIDsDontCollide() throws {
    let text = #"{"page":{"sections":[null,{"widgets":[{"type":"t"}]}]}}"#
    let first = try decode(text)
    let second = try PageDecoder.decode(try document(text), after: first.page)
    let third = try PageDecoder.decode(try document(text), after: second.page)
    #expect(first.ids == ["t@page.sections.1.widgets.0"])
    #expect(second.ids == ["t@page.sections.3.widgets.0"])
    #expect(third.ids == ["t@page.sections.5.widgets.0"])
    #expect(third.page.sections.map(\.id) == ["section@page.sections.5"])
    #expect(third.findings == ["droppedElement page.sections.0"])
    #expect(third.page.sections[0].widgets[0].path == "page.sections.1.widgets.0")
  }

  @Test func onlySectionsAndPaginationCount() throws {
    let first = try decode(#"{"page":{"id":"p","footer":{"widgets":[{"type":"f"}]}}}"#)
    let text =
      #"{"page":{"id":"q","footer":{"widgets":[{"type":"f"}]},"pagination":{"has_more":true,"postback":2}}}"#
    let second = try PageDecoder.decode(try document(text), after: first.page)
    #expect(second.page.id == "p")
    #expect(second.page.footer == nil)
    #expect(second.page.pagination?.hasMore == true)
    #expect(second.findings == [])
  }
}
