import JSONText
import Pages
import Testing

/// A page that is written down and read again shows the same widgets at the same places.
@Suite struct PageOutlineTests {
  private static let document = """
    {"page":{"id":"p","dir":"rtl","nav":{"title":"Page"},
    "header":{"sticky":false,"widgets":[{"type":"a","id":"h"}]},
    "sections":[
      {"layout":{"arrangement":"grid","columns":3,"insets":{"left":8}},
       "header":{"type":"title","id":"t"},
       "widgets":[{"type":"a","id":"x"},7,{"type":"a","id":"x"},{"type":"b","layout":{"width":"hug"}}]},
      {"id":"s","widgets":[{"type":"c","data":{"items":[{"type":"a"}]},"fallback":"drop"}]}],
    "footer":{"widgets":[{"type":"a","id":"f"}]},
    "pagination":{"has_more":true,"postback":1}}}
    """

  /// A page of three documents: loaded, appended to, and with a widget replaced.
  private static func page() throws -> Page {
    let loaded = try PageDecoder.decode(Array(document.utf8)).page
    let parts = [
      #"{"sections":[{"widgets":[{"type":"a","id":"x"}]}]}"#, #"{"type":"d","id":"h"}"#,
    ].map { try? JSONDocument(parsing: Array($0.utf8)) }
    let places = parts.compactMap { $0.map { DocumentPart(document: $0, node: .root, path: "m") } }
    let mutations = [
      PageMutation.appendSections(try #require(places.first)),
      PageMutation.replaceWidget(id: "h", try #require(places.last)),
    ]
    return try #require(MutationDraft(of: mutations, to: loaded).page)
  }

  /// Writes a page down, with the sources that it speaks of.
  private static func outline(_ page: Page) -> (outline: PageOutline, sources: [PageSource]) {
    var sources: [PageSource] = []
    let outline = PageOutline(page) { source in
      if let known = sources.firstIndex(where: { $0 === source }) { return UInt32(known) }
      sources.append(source)
      return UInt32(sources.count - 1)
    }
    return (outline, sources)
  }

  @Test func aPageIsReadAsItWasWritten() throws {
    let page = try Self.page()
    let (outline, sources) = Self.outline(page)
    #expect(sources.count == 3)
    let read = try #require(
      outline.page { Int($0) < sources.count ? sources[Int($0)] : nil }
    )
    #expect(read.id == page.id && read.direction == .rightToLeft && !read.isSheet)
    #expect(read.navigation?.title != nil)
    #expect(read.header == page.header && read.footer == page.footer)
    #expect(read.sections == page.sections)
    #expect(read.sections.first?.layout == page.sections.first?.layout)
    #expect(read.allWidgets.map(\.id) == page.allWidgets.map(\.id))
    #expect(read.allWidgets.map(\.path) == page.allWidgets.map(\.path))
    #expect(read.pagination?.hasMore == true)
  }

  @Test func sourcesAreReadFromTheirDescriptions() throws {
    for source in Self.outline(try Self.page()).sources {
      let made = PageSourceOutline(source).source(in: source.document)
      #expect(made == source)
    }
    let source = try #require(Self.outline(try Self.page()).sources.first)
    var outline = PageSourceOutline(source)
    outline.root = .max
    #expect(outline.source(in: source.document) == nil)
  }

  @Test func whatIsCutShortIsNoPage() throws {
    let (outline, sources) = Self.outline(try Self.page())
    for count in outline.numbers.indices {
      var cut = outline
      cut.numbers = Array(outline.numbers[..<count])
      #expect(cut.page { Int($0) < sources.count ? sources[Int($0)] : nil } == nil)
    }
  }

  @Test func otherNumbersDoNoHarm() throws {
    let (outline, sources) = Self.outline(try Self.page())
    for place in outline.numbers.indices {
      for number: UInt32 in [0, 1, 7, 1000, .max] {
        var changed = outline
        changed.numbers[place] = number
        _ = changed.page { Int($0) < sources.count ? sources[Int($0)] : nil }
      }
    }
  }
}
