import PackFiles
import PackHost
import Pages
import Platform
import TestSupport
import Testing

/// Inputs that broke other plugin hosts, by the names of the public reports in our list of cases.
@Suite struct PackCaseTests {
  private func product(_ name: String) -> FilePath {
    Repository.products.appending(FilePath("lib\(name).so"))
  }

  /// Lines of a page of some widgets, drawn by the starter pack and others after it.
  private func draw(
    _ widgets: String,
    by packs: [FilePath],
    hasStarter: Bool = true
  ) throws -> (lines: [String], response: RenderResponse) {
    let session = try InProcessSession.open(
      PackSearch(
        starter: hasStarter ? product("StarterWidgets") : nil,
        files: packs,
        allowsWritableByOthers: true
      )
    )
    let page = #"{"page":{"id":"p","sections":[{"id":"s","widgets":[\#(widgets)]}]}}"#
    var request = RenderRequest(document: Array(page.utf8))
    request.width = 40
    let response = session.render(request)
    let lines = String(decoding: response.output, as: UTF8.self).split(separator: "\n")
    return (lines.map(String.init), response)
  }

  /// C07: packs that export functions of one name each call their own, whoever comes first.
  @Test(arguments: [["TestPackLeft", "TestPackRight"], ["TestPackRight", "TestPackLeft"]])
  func packsWithEqualSymbolsDrawWithTheirOwn(order: [String]) throws {
    let drawn = try draw(
      #"{"type":"left"},{"type":"right"}"#,
      by: order.map(product),
      hasStarter: false
    )
    #expect(drawn.lines == ["left", "right"])
    #expect(drawn.response.diagnostics.isEmpty)
  }

  /// C07, Swift: a pack under two names has equal modules, types and library names.
  @Test func twoSwiftPacksOfOneModuleLiveSideBySide() throws {
    let scratch = Scratch()
    let bytes = try FileReader.contents(of: product("TouchStepper"))
    let files = try ["one.so", "two.so"].map { try scratch.file(FilePath($0), bytes: bytes) }
    let widget = #"{"type":"rating_row","id":"r","data":{"title":"Taste","initial":3}}"#
    let alone = try draw(widget, by: [files[0]])
    let both = try draw(widget, by: files)
    #expect(both.lines == alone.lines)
    #expect(both.lines.first?.hasPrefix("Taste") == true)
  }

  /// C21: two packs that override a type and each draw with what they override end at the first.
  @Test func aChainOfOverridesEndsAtTheFirstRenderer() throws {
    let scratch = Scratch()
    let bytes = try FileReader.contents(of: product("SeasonalBanner"))
    let files = try ["one.so", "two.so"].map { try scratch.file(FilePath($0), bytes: bytes) }
    let widget = #"{"type":"banner","id":"b","data":{"image":"u","title":"Roast"}}"#
    let once = try draw(widget, by: [files[0]])
    let twice = try draw(widget, by: files)
    #expect(once.lines.count { $0.contains("greetings") } == 1)
    #expect(twice.lines.count { $0.contains("greetings") } == 2)
    #expect(twice.lines.count { $0.contains("Roast") } == 1)
    #expect(twice.response.diagnostics.isEmpty)
  }

  /// C20: of widgets whose state goes by their position, each is told once; ids are quiet.
  @Test func stateByPositionIsRemarked() throws {
    let items = #""items":[{"type":"text_block","data":{"text":"inside"}}]"#
    let drawn = try draw(
      #"{"type":"accordion","data":{"header":"One",\#(items)}},"#
        + #"{"type":"accordion","id":"two","data":{"header":"Two",\#(items)}},"#
        + #"{"type":"text_block","data":{"text":"no state"}}"#,
      by: []
    )
    #expect(drawn.lines == ["▸ One", "▸ Two", "no state"])
    #expect(drawn.response.diagnostics.map(\.severity) == [.info])
    #expect(drawn.response.diagnostics.map(\.path) == ["page.sections.0.widgets.0"])
    #expect(drawn.response.diagnostics.first?.message.contains("position") == true)
  }

  /// C20: state goes with the id wherever its widget stands.
  @Test func stateStaysWithItsId() throws {
    let session = try #require(StarterSession.shared)
    let items = #""items":[{"type":"text_block","data":{"text":"inside"}}]"#
    let widgets = ["a", "b", "c"].map {
      #"{"type":"accordion","id":"\#($0)","data":{"header":"\#($0)",\#(items)}}"#
    }
    for order in [[0, 1, 2], [2, 0, 1], [1, 2, 0]] {
      let list = order.map { widgets[$0] }.joined(separator: ",")
      let page = #"{"page":{"sections":[{"widgets":[\#(list)]}]}}"#
      var request = RenderRequest(document: Array(page.utf8))
      request.states.set("expanded", in: "b", to: .boolean(true))
      let text = String(decoding: session.render(request).output, as: UTF8.self)
      #expect(text.contains("▾ b\n  inside"))
      #expect(text.contains("▸ a") && text.contains("▸ c"))
    }
  }

  /// The kinds of diagnostics that only packs bring about, as they are written.
  struct KindRow: Sendable {
    let pack: String
    let widget: String
    let line: String
    let diagnostic: String
  }

  @Test(arguments: [
    KindRow(
      pack: "TestPackLabel",
      widget: #"{"type":"card","id":"w","data":{"items":[]}}"#,
      line: "libTestPackLabel.so",
      diagnostic: #"{"kind":"overridden","severity":"info","type":"card","id":"w","#
        + #""path":"page.sections.0.widgets.0","line":1,"column":52,"pack":"TestPackLabel","#
        + #""message":"overrides dev.galley.starter without declaring it"}"#
    ),
    KindRow(
      pack: "TestPackContract",
      widget: #"{"type":"left_open","id":"w"}"#,
      line: "[failed left_open #w]",
      diagnostic: #"{"kind":"packFault","severity":"error","type":"left_open","id":"w","#
        + #""path":"page.sections.0.widgets.0","line":1,"column":52,"pack":"test.galley.contract","#
        + #""message":"the pack's renderer left a box, table or region open"}"#
    ),
    KindRow(
      pack: "TestPackContract",
      widget: #"{"type":"mirrors","id":"w"}"#,
      line: "mirror",
      diagnostic: #"{"kind":"limitExceeded","severity":"error","type":"mirrors","id":"w","#
        + #""path":"page.sections.0.widgets.0","line":1,"column":52,"#
        + #""message":"the renderer of pack test.galley.contract asks for a widget inside itself"}"#
    ),
  ])
  func whatPacksBringAboutIsReported(row: KindRow) throws {
    let drawn = try draw(row.widget, by: [product(row.pack)])
    #expect(drawn.lines.first == row.line)
    let lines = String(decoding: DiagnosticJSON.lines(drawn.response.diagnostics), as: UTF8.self)
    #expect(lines == row.diagnostic + "\n")
  }
}
