import JSONText
import PackFiles
import Pages
import TestSupport
import Testing
import TextLayout
import Widgets

@testable import PackHost

/// After any sequence of writes, events, changes of the page and of the view, what is shown is the
/// same as the page drawn at once, byte for byte, in every format.
@Suite struct IncrementalTests {
  private static let formats: [OutputFormat] = [.plain, .ansi(.full), .html, .accessible, .json]

  private static func session() throws -> InProcessSession {
    try InProcessSession.open(
      PackSearch(
        starter: PackFixtures.product("StarterWidgets"),
        files: [
          PackFixtures.product("TestPackContract"), PackFixtures.product("SeasonalBanner"),
          PackFixtures.product("TouchStepper"),
        ],
        allowsWritableByOthers: true
      )
    )
  }

  /// The scene drawn at once, while no other test calls packs.
  private static func whole(
    _ scene: PageScene,
    _ request: OutputRequest,
    _ session: InProcessSession
  ) -> [UInt8] {
    session.draw { _ in drawn(scene, request, session) }
  }

  private static func drawn(
    _ scene: PageScene,
    _ request: OutputRequest,
    _ session: InProcessSession
  ) -> [UInt8] {
    var options = RenderOptions()
    options.width = scene.view.width
    options.unknown = scene.view.unknown
    options.carousel = scene.view.carousel
    let flow = TextFlow(
      width: scene.view.width,
      styles: StyleTable(theme: Theme()),
      marks: Marks(scene.view.isASCII ? .ascii : .unicode),
      isRightToLeft: scene.content.page.direction == .rightToLeft,
      isLinear: scene.view.isLinear
    )
    let context = RenderContext(
      registry: session.registry,
      states: scene.states,
      flow: flow,
      options: options
    )
    PageRenderer(scene.content.page, in: context).draw()
    let drawn = DrawnPage(
      page: scene.content.page,
      text: flow.finish(),
      owners: context.owners,
      registry: session.registry
    )
    let diagnostics = context.diagnostics.items
    return PageWriter(request, scene.view, session.packs, diagnostics).bytes(of: drawn)
  }

  private static func part(_ text: String) throws -> DocumentPart {
    DocumentPart(
      document: try JSONDocument(parsing: Array(text.utf8)),
      node: .root,
      path: "part"
    )
  }

  /// Does something to the scene.
  private static func step(
    _ scene: inout PageScene,
    _ random: inout RandomPage,
    _ session: InProcessSession,
    _ surface: Surface
  ) throws -> String {
    var mutation: PageMutation?
    var name = ""
    switch random.number(0...11) {
    case 0...2:
      let regions = session.regions(of: surface)
      guard !regions.isEmpty else { return "no tap" }
      let region = random.pick(regions)
      name = "tap \(region.label)"
      scene.states.commit(session.send(.tap(region: region.number), to: scene, on: surface).writes)
    case 3, 4:
      let key = random.pick(["count", "expanded", "selected", "on", "text"])
      let id = random.id()
      name = "set \(id) \(key)"
      scene.states.set(key, in: id, to: random.value())
    case 5:
      name = "reset"
      scene.states.reset()
    case 6:
      name = "append"
      mutation = .appendSections(try part(#"{"sections":\#(random.sections(1))}"#))
    case 7:
      name = "prepend"
      mutation = .prependSections(try part(#"{"sections":\#(random.sections(1))}"#))
    case 8:
      name = "replace"
      mutation = .replaceWidget(id: random.id(), try part(random.widget(0)))
    case 9:
      name = "remove"
      mutation = .removeWidget(id: random.id())
    case 10:
      scene.view.width = random.pick([12, 30, 44, 80])
      name = "width \(scene.view.width)"
    default:
      name = "view"
      scene.view.isASCII = random.chance(2)
      scene.view.isLinear = random.chance(3)
      scene.view.unknown = random.chance(2) ? .skip : .placeholder
      scene.view.carousel = random.chance(2) ? .strip : .list
    }
    if let mutation {
      let draft = MutationDraft(of: [mutation], to: scene.content.page)
      if let page = draft.page { scene.content = PageContent(page) }
    }
    return name
  }

  private static func text(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test(arguments: UInt64(1)...24)
  func whatIsShownIsThePageDrawnAtOnce(seed: UInt64) throws {
    var random = RandomPage(seed: seed)
    let session = try Self.session()
    let surface = Surface(UInt32(seed))
    let decoded = try PageDecoder.decode(Array(random.document().utf8))
    var scene = PageScene(PageContent(decoded.page))
    var lines: [String] = []
    var steps: [String] = []
    for _ in 0..<14 {
      let change = session.show(scene, on: surface)
      var explaining = OutputRequest()
      explaining.explains = true
      for request in Self.formats.map({ OutputRequest($0) }) + [explaining] {
        let shown = session.output(request, of: surface)
        let whole = Self.whole(scene, request, session)
        guard shown == whole else {
          Issue.record("\(request.format) differs after \(steps)")
          #expect(Self.text(shown) == Self.text(whole))
          return
        }
      }
      let plain = Self.text(session.output(OutputRequest(), of: surface))
      #expect(change.lineCount == plain.count)
      for replaced in change.replaced.reversed() {
        lines.replaceSubrange(replaced.old, with: plain[replaced.new])
      }
      #expect(lines == plain, "after \(steps)")
      #expect(session.audit(surface) == [])
      steps.append(try Self.step(&scene, &random, session, surface))
    }
  }

  @Test func aPagePartIsTheSameAsInThePage() throws {
    var random = RandomPage(seed: 77)
    let session = try Self.session()
    let decoded = try PageDecoder.decode(Array(random.document().utf8))
    _ = session.show(PageScene(PageContent(decoded.page)), on: .page)
    let lines = Self.text(session.output(OutputRequest(), of: .page))
    for first in lines.indices {
      var request = OutputRequest()
      request.lines = first..<min(first + 3, lines.count)
      #expect(Self.text(session.output(request, of: .page)) == Array(lines[request.lines ?? 0..<0]))
    }
  }

  @Test func aTickOnAPageOfRealWidgetsDecodesNothing() throws {
    let session = try Self.session()
    let rows = (0..<1000).map {
      #"{"type":"stepper_row","id":"s\#($0)","data":{"title":"\#($0)"}}"#
    }
    let card =
      #"{"type":"card","id":"c","data":{"items":[\#(rows[7].replacing("s7", with: "in"))]}}"#
    let page = #"{"page":{"sections":[{"widgets":[\#((rows + [card]).joined(separator: ","))]}]}}"#
    var scene = PageScene(PageContent(try PageDecoder.decode(Array(page.utf8)).page))
    #expect(session.show(scene, on: .page).rendered == 1002)
    for id in ["s400", "in"] {
      let answer = session.send(
        .widget(id: id, name: "increment", value: nil),
        to: scene,
        on: .page
      )
      scene.states.commit(answer.writes)
      let change = session.show(scene, on: .page)
      #expect(change.rendered == 1 && change.decoded == 0 && change.measured == 0)
      #expect(change.renderings.map(\.widget.id) == [id])
    }
  }

  @Test func theWorkerSaysTheSame() throws {
    let page = try WatchedPage(
      #"{"page":{"sections":[{"widgets":[{"type":"bad","id":"b1","data":{"text":"drawn","event":"none"}},\#(WatchedRun.good("after"))]}]}}"#
    )
    let answer = page.send(.tap(region: 1))
    #expect(answer.writes.map(\.new) == [.integer(1)])
    let change = page.show()
    #expect(change.rendered == 1 && change.lineCount == 2)
    #expect(change.replaced == [ReplacedLines(old: 0..<1, new: 0..<1)])
    #expect(
      change.renderings == [
        WidgetRendering(
          widget: WidgetReference(type: "bad", id: "b1", path: "page.sections.0.widgets.0"),
          causes: [.slot(key: "count", old: nil, new: .integer(1))]
        )
      ]
    )
    #expect(page.session.stories(ofLine: 0, of: .page).map(\.step) == [2])
    #expect(page.session.spans(0..<1, of: .page).map(\.region) == [1])
    #expect(page.session.audit(.page) == [])
  }
}
