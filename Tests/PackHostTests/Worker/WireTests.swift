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
    for message in [Self.message(Self.order), Self.message(Self.answer)] {
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
