import Foundation
import JSONText
import PackHost
import Pages
import Platform
import Testing
import TextLayout

@Suite struct ExplainTests {
  private let page = Array(
    #"""
    {"page":{"sections":[{"widgets":[
      {"type":"text_block","id":"t","layout":{"background":"#EEEEEE"},"data":{"text":"界 and more"}},
      {"type":"card","id":"c","data":{"items":[{"type":"text_block","id":"i","data":{"text":"in"}}]}},
      {"type":"hologram","id":"h"}]}]}}
    """#.utf8
  )

  private func lines(_ format: OutputFormat) throws -> [String] {
    let session = try #require(StarterSession.shared)
    var request = RenderRequest(document: page)
    request.width = 30
    request.explains = true
    request.format = format
    let output = Escapes.stripped(session.render(request).output)
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(arguments: [OutputFormat.plain, .ansi(.full)])
  func everyLineSaysWhoDrewIt(format: OutputFormat) throws {
    let lines = try lines(format)
    for line in lines {
      let text = Array(line.utf8)
      let mark = try #require(line.range(of: "┆"))
      let before = Array(line[..<mark.lowerBound].utf8)
      #expect(TextWidth.width(of: before.span) == 32, "\(String(decoding: text, as: UTF8.self))")
    }
    #expect(
      lines[0].hasSuffix("┆ text_block #t  dev.galley.starter  page.sections.0.widgets.0")
    )
    #expect(lines[1].contains("card #c"))
    #expect(
      lines[2].hasSuffix(
        "┆ text_block #i  dev.galley.starter  page.sections.0.widgets.1.data.items.0"
      )
    )
    #expect(lines.last?.hasSuffix("hologram #h  no pack  page.sections.0.widgets.2") == true)
  }

  /// What no widget draws: the bar, its rule, the gap, what stands for a next page.
  private let framed = Array(
    #"""
    {"page":{"id":"p","nav":{"title":"Bar"},"pagination":{"has_more":true,"postback":"n"},
      "sections":[{"layout":{"item_spacing":16},"widgets":[
        {"type":"text_block","id":"a","data":{"text":"one\ntwo"}},
        {"type":"text_block","id":"b","data":{"text":"three"}}]}]}}
    """#.utf8
  )

  @Test func whatNoWidgetDrawsIsThePagesOwn() throws {
    let session = try #require(StarterSession.shared)
    var request = RenderRequest(document: framed)
    request.width = 20
    request.explains = true
    let output = String(decoding: session.render(request).output, as: UTF8.self)
    let notes = output.split(separator: "\n").map { $0.split(separator: "┆ ")[1] }
    let page = "page #p  no pack  page"
    let first = "text_block #a  dev.galley.starter  page.sections.0.widgets.0"
    let second = "text_block #b  dev.galley.starter  page.sections.0.widgets.1"
    #expect(notes.map(String.init) == [page, page, first, first, page, second, page])
  }

  @Test(arguments: ["scenes/storefront", "arrangements/grid", "diagnostics/malformed_payload"])
  func everyLineInJSONHasTypeIdAndPath(page: String) throws {
    let session = try #require(StarterSession.shared)
    let bytes = try session.render(page: page, format: .json).output
    let document = try JSONDocument(parsing: bytes)
    let lines = try #require(document.member(document.root, "lines"))
    #expect(document.count(lines) > 5)
    for line in document.children(of: lines) {
      for key in ["text", "type", "id", "path"] {
        #expect(document.member(line, key).map { document.kind($0) } == .string)
      }
    }
  }

  @Test func jsonSaysOfEveryLineWhichPackTypeIdAndPathDrewIt() throws {
    let session = try #require(StarterSession.shared)
    var request = RenderRequest(document: page)
    request.format = .json
    let output = String(decoding: session.render(request).output, as: UTF8.self)
    #expect(
      output.contains(
        #""pack":"dev.galley.starter","type":"text_block","id":"i","path":"page.sections.0.widgets.1.data.items.0""#
      )
    )
    #expect(output.contains(#""type":"hologram","id":"h","path":"page.sections.0.widgets.2"}"#))
  }
}
