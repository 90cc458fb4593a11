import JSONText
import PackHost
import Platform
import TestSupport
import Testing

/// Probes of the repository's own test packs, in processes of the built program.
@Suite struct ProbeSessionTests {
  private func session(
    _ pack: String,
    _ plan: (inout LoadPlan) -> Void = { _ in }
  ) throws
    -> ProbeSession
  {
    var load = LoadPlan(try PackFixtures.product(pack))
    plan(&load)
    let program = (ThisProcess.executable ?? "").parent.appending("galley")
    return ProbeSession(load, program: program)
  }

  private let page = Array(
    #"{"page":{"sections":[{"widgets":[{"type":"plain","data":{"name":"x"}}]}]}}"#.utf8
  )

  @Test func loadingTellsWhatIsRegistered() throws {
    var session = try session("TestPackPlain")
    let facts = try session.load()
    #expect(facts.refusal == nil && facts.status == 0 && facts.conflict == nil)
    #expect(facts.types.map(\.name) == [Array("plain".utf8)])
    #expect(facts.types.first?.strayCallbacks == [])
    #expect(facts.harm.isEmpty && facts.breaches.isEmpty)
  }

  @Test(arguments: LoadPlan.Form.allCases)
  func everyTableWillDo(_ form: LoadPlan.Form) throws {
    var session = try session("TestPackPlain") { $0.form = form }
    #expect(try session.load().status == 0)
    #expect(try session.draw(DrawPlan(document: page)).output.starts(with: "plain".utf8))
  }

  @Test func drawingTellsOfReadsAndCalls() throws {
    var session = try session("ShopWidgets")
    let document = Array(
      #"{"page":{"sections":[{"widgets":[{"type":"order_card","data":{"order_number":"7"}}]}]}}"#
        .utf8
    )
    let facts = try session.draw(DrawPlan(document: document))
    let data = "page.sections.0.widgets.0.data"
    let reads = facts.reads.map(\.description)
    #expect(reads.contains("\(data).order_number") && reads.contains("\(data).status"))
    #expect(facts.calls > 5 && !facts.differs && !facts.changesDocument)
  }

  @Test func aFailingCallIsOne() throws {
    var session = try session("ShopWidgets")
    let document = Array(
      #"{"page":{"sections":[{"widgets":[{"type":"order_card","data":{"order_number":"7"}}]}]}}"#
        .utf8
    )
    var plan = DrawPlan(document: document)
    let whole = try session.draw(plan)
    plan.failing = 2
    #expect(try session.draw(plan).output != whole.output)
    plan.failing = whole.calls + 1
    #expect(try session.draw(plan).output == whole.output)
  }

  @Test func aPackThatEndsItsProcessIsLoadedAgain() throws {
    var session = try session("TestPackFaults")
    _ = try session.load()
    let document = { (fault: String) in
      Array(
        #"{"page":{"sections":[{"widgets":[{"type":"libTestPackFaults","data":{"fault":"\#(fault)","text":"t"}}]}]}}"#
          .utf8
      )
    }
    let fault = #expect(throws: ProbeFault.self) {
      try session.draw(DrawPlan(document: document("abort")))
    }
    #expect(fault?.description.hasPrefix("died by SIGABRT in render") == true)
    #expect(try session.draw(DrawPlan(document: document(""))).output.starts(with: "t".utf8))
  }
}
