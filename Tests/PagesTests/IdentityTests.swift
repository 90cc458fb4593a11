import JSONText
import Pages
import Testing

@Suite struct IdentityTests {
  @Test func followsDocumentOrder() throws {
    let decoded = try decode(
      #"""
      {"page":{"header":{"widgets":[{"type":"t","id":"dup"}]},
       "sections":[{"id":"a","header":{"type":"t"},
         "widgets":[{"type":"t"},{"type":"t","id":"dup"},{"type":"t"}]},
        {"widgets":[{"type":"t","id":"dup"},{"type":"t"}]}],
       "footer":{"widgets":[{"type":"t"}]}}}
      """#
    )
    #expect(
      decoded.ids == [
        "dup", "t@page.sections.0.header", "t@page.sections.0.widgets.0", "dup#2",
        "t@page.sections.0.widgets.2", "dup#3", "t@page.sections.1.widgets.1",
        "t@page.footer.widgets.0",
      ]
    )
    #expect(decoded.page.sections.map(\.id) == ["a", "section@page.sections.1"])
    #expect(
      decoded.findings == [
        "duplicateID page.sections.0.widgets.1", "duplicateID page.sections.1.widgets.0",
      ]
    )
    let message = try #require(decoded.diagnostics.items.first).message
    #expect(message.contains("page.header.widgets.0"))
    #expect(message.contains("page.sections.0.widgets.1"))
  }

  struct Row: Sendable {
    var written: [String]
    var given: [String]
  }

  @Test(arguments: [
    Row(written: ["a", "a", "a"], given: ["a", "a#2", "a#3"]),
    Row(written: ["a", "a#2", "a"], given: ["a", "a#2", "a#3"]),
    Row(written: ["a#2", "a", "a", "a"], given: ["a#2", "a", "a#3", "a#4"]),
    Row(written: ["a", "a", "a#2"], given: ["a", "a#2", "a#2#2"]),
    Row(written: ["é", "e\u{301}"], given: ["é", "e\u{301}"]),
    Row(written: ["a\\u0000", "a"], given: ["a\0", "a"]),
    Row(
      written: ["t@page.sections.0.widgets.1", ""],
      given: ["t@page.sections.0.widgets.1", "t@page.sections.0.widgets.1#2"]
    ),
  ])
  func repeatsGetTheNextFreeSuffix(_ row: Row) throws {
    let widgets = row.written.map { id in
      id.isEmpty ? #"{"type":"t"}"# : #"{"type":"t","id":"\#(id)"}"#
    }
    let decoded = try page(widgets: widgets.joined(separator: ","))
    #expect(decoded.ids.map { Array($0.utf8) } == row.given.map { Array($0.utf8) })
  }

  @Test func overlappingSectionsAndWidgetsDontMix() throws {
    let decoded = try decode(
      #"{"page":{"id":"x","sections":[{"id":"x","widgets":[{"type":"t","id":"x"}]},{"id":"x"}]}}"#
    )
    #expect(decoded.ids == ["x"])
    #expect(decoded.page.sections.map(\.id) == ["x", "x#2"])
  }

  @Test(arguments: 0..<40)
  func idsAreUniqueStableAndIdempotent(seed: Int) throws {
    var generator = SeededGenerator(state: UInt64(seed))
    let choices = ["a", "a#2", "a#3", "a#2#2", "b", ""]
    let written = (0..<60).map { _ in choices.randomElement(using: &generator) ?? "" }
    let first = try idsGiven(to: written)
    #expect(Set(first).count == first.count)
    #expect(try idsGiven(to: written) == first)
    #expect(try idsGiven(to: first) == first)
    for (index, id) in written.enumerated() where !id.isEmpty {
      if written.firstIndex(of: id) == index, !first[..<index].contains(id) {
        #expect(first[index] == id)
      }
    }
  }

  private func idsGiven(to written: [String]) throws -> [String] {
    let widgets = written.map { id in
      id.isEmpty ? #"{"type":"t"}"# : #"{"type":"t","id":"\#(id)"}"#
    }
    return try page(widgets: widgets.joined(separator: ",")).ids
  }

  @Test(arguments: [1000, 10_000])
  func probesGrowLinearly(count: Int) {
    var same = IdentityTable()
    var distinct = IdentityTable()
    for index in 0..<count {
      let id = Array("id\(index)".utf8)
      _ = same.claim(at: .widget(index, section: 0)) { $0 += [1, 2] }
      _ = distinct.claim(at: .widget(index, section: 0)) { $0 += id }
    }
    #expect(same.count == count)
    #expect(same.probes < count * 8)
    #expect(distinct.probes < count * 4)
  }

  @Test func laterClaimsRenameOnlyNewcomers() {
    var table = IdentityTable()
    let ids = ["i3", "i4"].map { Array($0.utf8) }
    for (index, id) in ids.enumerated() {
      #expect(table.claim(at: .widget(index, section: 0)) { $0 += id }.holder == nil)
    }
    let again = ids.map { id in table.claim(at: .widget(0, section: 1)) { $0 += id } }
    #expect(again.map(\.suffix) == [2, 2])
    #expect(again[1].holder == .widget(1, section: 0))
    #expect(table.place(of: "i4") == .widget(1, section: 0))
    #expect(table.place(of: "i4#2") == .widget(0, section: 1))
    #expect(table.place(of: "i5") == nil)
  }
}
