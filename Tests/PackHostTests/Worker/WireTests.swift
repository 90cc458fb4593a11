import JSONText
import Pages
import Platform
import TestSupport
import Testing
import TextLayout
import Widgets

@testable import PackHost

/// What crosses between the watcher and its worker arrives as it was, or not at all.
@Suite struct WireTests {
  private static func message(_ value: some WireValue) -> [UInt8] {
    var wire = WireWriter()
    wire.put(value)
    return wire.message()
  }

  private static func value<Value: WireValue>(_ message: [UInt8]) throws -> Value {
    var wire = try WireReader(message)
    return try wire.take()
  }

  /// An order with something in every field.
  private static var order: WorkerOrder {
    var request = RenderRequest(document: Array("{\"page\":{}}".utf8))
    request.states.set("open", in: "w1", to: .boolean(true))
    request.states.set("count", in: "w1", to: .integer(.min))
    request.states.set("share", in: "w2", to: .number(-0.5))
    request.states.set("name", in: "w2", to: .string("é\u{0}"))
    request.format = .ansi(.indexed)
    request.width = 41
    request.isASCII = true
    request.isTraced = true
    request.forcedClaim = .init(type: TypeName(utf8: [0x62, 0xFF]), pack: 3)
    var aside = PutAside()
    aside.calls[PutAside.Call(node: NodeNumber(index: 7), pack: 2)] = "died"
    aside.packs[3] = "gone"
    return .render(WorkerOrder.Render(request: request, aside: aside))
  }

  private static var answer: WorkerAnswer {
    var response = RenderResponse()
    response.output = [0, 255, 10]
    response.hasPackFault = true
    response.diagnostics = [
      Diagnostic(.packFault, severity: .warning, type: "t", line: 3, message: "m"),
      Diagnostic(.unknownType, id: "i", path: "p", column: 9, pack: "k", message: ""),
    ]
    response.trace = trace
    return .rendered(response)
  }

  private static var trace: PageTrace {
    var trace = PageTrace()
    trace.lines = [.init(text: "é", drawings: [0, 0])]
    trace.drawings = [
      .init(
        type: "t",
        id: "i",
        path: "page.x",
        sourceLine: 4,
        pack: 2,
        reads: [
          .init(subject: .content, path: "data.a", found: .object),
          .init(subject: .state, path: "open"),
        ],
        regions: [.init(action: "data.b", event: "tap", label: "l")]
      )
    ]
    return trace
  }

  @Test func ordersArrive() throws {
    guard case .render(let sent) = Self.order,
      case .render(let got) = try Self.value(Self.message(Self.order)) as WorkerOrder
    else {
      Issue.record("another order")
      return
    }
    #expect(got.request.document == sent.request.document)
    #expect(got.request.states == sent.request.states)
    #expect(got.request.format == sent.request.format)
    #expect(got.request.width == 41 && got.request.isASCII && !got.request.explains)
    #expect(got.request.isTraced && got.request.forcedClaim == sent.request.forcedClaim)
    #expect(got.aside.calls == sent.aside.calls)
    #expect(got.aside.packs == sent.aside.packs)
    #expect(got.aside.everything == nil)
  }

  @Test func answersArrive() throws {
    guard case .rendered(let sent) = Self.answer,
      case .rendered(let got) = try Self.value(Self.message(Self.answer)) as WorkerAnswer
    else {
      Issue.record("another answer")
      return
    }
    #expect(got.output == sent.output)
    #expect(got.diagnostics == sent.diagnostics)
    #expect(got.hasPackFault)
    #expect(got.trace == sent.trace && got.trace != nil)
  }

  /// An order with something in every field of a scene.
  private static var showing: WorkerOrder {
    var parcel = PageParcel()
    parcel.documents = [PageParcel.Document(number: 4, bytes: [123, 125])]
    let source = PageSourceOutline(
      root: 1,
      rootPath: "page",
      idRoot: "p",
      sectionBase: 2,
      isWidget: true
    )
    parcel.sources = [PageParcel.Source(number: 5, document: 4, outline: source)]
    parcel.used = [5, 9]
    var outline = PageOutline(id: "p")
    outline.isSheet = true
    outline.numbers = [5, 0, .max]
    parcel.outline = outline
    let write = SlotWrite(widget: "w", key: "k", old: nil, new: .string("é"))
    return .show(
      WorkerOrder.Show(
        surface: .sheet,
        page: parcel,
        states: .changes([write]),
        view: PageView(width: 33),
        retried: [[119]]
      )
    )
  }

  private static var answered: WorkerAnswer {
    var answer = EventAnswer()
    answer.widget = WidgetReference(type: "t", id: "i", path: "p")
    answer.name = "tap"
    answer.writes = [SlotWrite(widget: "w", key: "k", old: .integer(1), new: .boolean(true))]
    answer.hasPackFault = true
    let event = ActionEvent(name: "change", sourceID: "i", value: .number(0.5))
    let action = ActionReference(document: 4, node: 7, path: "p", idRoot: "q", event: event)
    return .answered(answer, [action])
  }

  private static var shown: WorkerAnswer {
    var change = FrameChange()
    change.lineCount = 9
    change.replaced = [ReplacedLines(old: 1..<2, new: 1..<4)]
    change.renderings = [
      WidgetRendering(
        widget: WidgetReference(type: "t", id: "i", path: "p"),
        causes: [
          .new, .slot(key: "k", old: nil, new: .integer(2)), .width(old: 1, new: 2),
          .size(child: "c"),
        ]
      )
    ]
    (change.rendered, change.measured, change.decoded) = (1, 2, 3)
    return .shown(change)
  }

  @Test func scenesArrive() throws {
    guard case .show(let got) = try Self.value(Self.message(Self.showing)) as WorkerOrder,
      case .changes(let writes) = got.states
    else {
      Issue.record("another order")
      return
    }
    #expect(got.surface == .sheet && got.view.width == 33 && got.retried == [[119]])
    #expect(got.page.documents.map(\.number) == [4] && got.page.sources.map(\.number) == [5])
    #expect(got.page.sources.first?.outline.isWidget == true)
    #expect(got.page.used == [5, 9] && got.page.outline?.numbers == [5, 0, .max])
    #expect(writes.map(\.new) == [.string("é")])
  }

  @Test func eventsArrive() throws {
    guard
      case .answered(let got, let actions) = try Self.value(Self.message(Self.answered))
        as WorkerAnswer
    else {
      Issue.record("another answer")
      return
    }
    #expect(got.widget?.id == "i" && got.name == "tap" && got.hasPackFault)
    #expect(got.writes.map(\.old) == [.integer(1)])
    #expect(actions.map(\.node) == [7] && actions.first?.event?.value == .number(0.5))
    for event in [
      PageEvent.tap(region: 3), .widget(id: "w", name: "change", value: .string("x")),
    ] {
      guard
        case .event(let sent, let surface) = try Self.value(
          Self.message(WorkerOrder.event(event, .page))
        ) as WorkerOrder
      else {
        Issue.record("another order")
        return
      }
      #expect(sent == event && surface == .page)
    }
  }

  @Test func changesOfFramesArrive() throws {
    guard case .shown(let sent) = Self.shown,
      case .shown(let got) = try Self.value(Self.message(Self.shown)) as WorkerAnswer
    else {
      Issue.record("another answer")
      return
    }
    #expect(got.replaced == sent.replaced && got.renderings == sent.renderings)
    #expect(got.lineCount == 9 && got.rendered == 1 && got.measured == 2 && got.decoded == 3)
  }

  @Test func whatIsCutShortIsNoMessage() {
    let message = Self.message(Self.answer)
    for count in 0..<message.count {
      #expect(throws: WireError.self) {
        _ = try Self.value(Array(message.prefix(count))) as WorkerAnswer
      }
    }
  }

  @Test func damagedMessagesDoNoHarm() {
    var generator = SeededGenerator(seed: 1)
    let messages = [
      Self.message(Self.order), Self.message(Self.answer), Self.message(Self.showing),
      Self.message(Self.answered), Self.message(Self.shown),
    ]
    for message in messages {
      for _ in 0..<5000 {
        var damaged = message
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let place = Int.random(in: 8..<message.count - 8, using: &generator)
          damaged[place] = UInt8.random(in: 0...255, using: &generator)
        }
        _ = try? Self.value(damaged) as WorkerOrder
        _ = try? Self.value(damaged) as WorkerAnswer
      }
    }
  }
}
