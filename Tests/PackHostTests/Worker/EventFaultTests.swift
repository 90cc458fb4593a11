import Foundation
import Pages
import Testing
import Widgets

@testable import PackHost

/// Every fault in `event`, and in a handler of actions: it costs that event and nothing else.
@Suite struct EventFaultTests {
  private static func page(event fault: String) -> String {
    let bad = #"{"type":"bad","id":"b1","data":{"text":"drawn","event":"\#(fault)"}}"#
    let fine = #"{"type":"good","id":"g1","data":{"text":"fine","event":"none"}}"#
    let widgets = "\(WatchedRun.good("before")),\(bad),\(fine),\(WatchedRun.good("after"))"
    return #"{"page":{"sections":[{"widgets":[\#(widgets)]}]}}"#
  }

  private static func limits(_ fault: FaultMatrixTests.Fault) -> WatchLimits {
    WatchLimits(call: fault.isSlow ? .milliseconds(400) : .seconds(60))
  }

  @Test(arguments: FaultMatrixTests.faults)
  func inEvent(_ fault: FaultMatrixTests.Fault) throws {
    var page: WatchedPage? = try WatchedPage(
      Self.page(event: fault.name),
      limits: Self.limits(fault)
    )
    let whole = "before\ndrawn 0\nfine 0\nafter\n"
    #expect(page?.text == whole)
    let answer = page?.send(.tap(region: 1))
    #expect(answer?.hasPackFault == true)
    let report = answer?.diagnostics.first { $0.message.contains(fault.cause) }
    #expect(report?.kind == .packFault && report?.pack == "bad")
    #expect(report?.id == "b1" && report?.path == "page.sections.0.widgets.1")
    #expect(report?.message.contains("packs/bad.so") == true)
    if fault.isDeadly {
      #expect(report?.message.contains("in event") == true)
      #expect(report?.message.contains("the event \"go\" is lost") == true)
    }
    #expect(answer?.writes.isEmpty == fault.isDeadly)
    let counted = fault.isDeadly ? whole : "before\ndrawn 1\nfine 0\nafter\n"
    #expect(page?.show().hasPackFault == false)
    #expect(page?.text == counted)
    let next = page?.send(.tap(region: 2))
    #expect(next?.hasPackFault == false && next?.writes.map(\.new) == [.integer(1)])
    page?.show()
    #expect(page?.text == counted.replacing("fine 0", with: "fine 1"))
    let workers = page?.workers ?? []
    #expect(workers.count == (fault.isDeadly ? 2 : 1))
    page = nil
    #expect(workers.allSatisfy { kill($0, 0) == -1 && errno == ESRCH })
  }

  @Test(arguments: FaultMatrixTests.faults)
  func inAnAction(_ fault: FaultMatrixTests.Fault) throws {
    let page = try WatchedPage(Self.page(event: "none"), limits: Self.limits(fault))
    let response = try ActionResponse.decode(
      Array(#"{"actions":[{"type":"bad","fault":"\#(fault.name)"}]}"#.utf8)
    )
    let call = try #require(response.actions.first)
    let outcome = page.session.perform(call, states: page.scene.states)
    #expect(outcome.hasFailed == fault.isDeadly)
    #expect((outcome.response == nil) == fault.isDeadly)
    let report = outcome.diagnostics.first { $0.message.contains(fault.cause) }
    #expect(report?.kind == .packFault && report?.pack == "bad" && report?.path == "actions.0")
    #expect(report?.message.contains("handler of \"bad\"") == true)
    #expect(page.text == "before\ndrawn 0\nfine 0\nafter\n")
  }

  @Test func aCrashInRenderThatStateBringsAboutIsMendedByState() throws {
    let page = try WatchedPage(
      #"{"page":{"sections":[{"widgets":[{"type":"bad","id":"b1","data":{"text":"drawn","event":"none","fault_at":1}}]}]}}"#
    )
    #expect(page.text == "drawn 0\n")
    page.scene.states.set("count", in: "b1", to: .integer(1))
    #expect(page.show().hasPackFault)
    #expect(page.text == "[failed bad #b1]\n")
    page.scene.states.set("count", in: "b1", to: .integer(2))
    #expect(page.show().hasPackFault == false)
    #expect(page.text == "drawn 2\n")
  }
}
