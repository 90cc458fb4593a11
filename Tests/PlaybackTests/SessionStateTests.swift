import JSONText
import Pages
import Playback
import StateEngine
import Testing

/// What is around a page: toasts, sheets, leaving.
@Suite struct SessionStateTests {
  private static func sheet(_ id: String, isDismissible: Bool = true) throws -> Sheet {
    let text =
      #"{"type":"open_bottom_sheet","sheet":{"id":"\#(id)","config":{"dismissible":\#(isDismissible)},"#
      + #""sections":[{"widgets":[{"type":"t","id":"w"}]}]}}"#
    let page =
      #"{"page":{"sections":[{"widgets":[{"type":"t","id":"p","actions":{"tap":\#(text)}}]}]}}"#
    let decoded = try PageDecoder.decode(Array(page.utf8))
    let widget = try #require(decoded.page.widget(id: "p"))
    let node = try #require(widget.actions.flatMap { widget.document.member($0, "tap") })
    let call = try ActionCall(at: node, of: widget)
    let command = PageCommand.decodeSheet(call, PageTicket(number: 1))
    guard case .opened(_, let sheet) = PageWork.result(of: command) else {
      throw PageLoadError("no sheet")
    }
    return sheet.sheet
  }

  private static func state(after actions: SessionAction...) -> SessionState {
    var state = SessionState()
    for action in actions { _ = SessionState.reducer.reduce(&state, action) }
    return state
  }

  @Test func aToastGoesWhenItsTimeHasPassed() {
    let toast = SessionAction.present(.toast(message: "Saved", level: .success))
    #expect(Self.state(after: toast).toast?.message == "Saved")
    #expect(Self.state(after: toast, .pass(3_999)).toast != nil)
    #expect(Self.state(after: toast, .pass(3_999), .pass(1)).toast == nil)
  }

  @Test func aToastTakesTheOtherOnesPlaceAndItsOwnTime() {
    let state = Self.state(
      after: .present(.toast(message: "One", level: .info)),
      .pass(3_000),
      .present(.toast(message: "Two", level: .error)),
      .pass(3_999)
    )
    #expect(state.toast?.message == "Two")
    #expect(state.toast?.end == 7_000)
  }

  @Test func aSheetTakesTheOtherOnesPlace() throws {
    let state = Self.state(
      after: .present(.open(try Self.sheet("one"))),
      .scrollSheet(to: 3),
      .present(.open(try Self.sheet("two")))
    )
    #expect(state.sheet?.sheet.id == "two")
    #expect(state.sheetScroll == 0)
  }

  @Test func aPersonClosesWhatCanBeDismissed() throws {
    let closed = Self.state(after: .present(.open(try Self.sheet("a"))), .dismiss)
    #expect(closed.sheet == nil)
    let firm = try Self.sheet("a", isDismissible: false)
    #expect(Self.state(after: .present(.open(firm)), .dismiss).sheet != nil)
    #expect(Self.state(after: .present(.open(firm)), .present(.dismiss)).sheet == nil)
  }

  @Test func dismissLeavesThePageWhereNoSheetIsOpen() {
    let left = Self.state(after: .present(.toast(message: "x", level: .info)), .present(.dismiss))
    #expect(left.hasLeft)
    #expect(left.toast == nil)
    #expect(!Self.state(after: .leave, .enter).hasLeft)
  }

  @Test func comingBackBeginsAnewButForTheTime() {
    let state = Self.state(after: .pass(500), .scroll(to: 9), .focus("a"), .leave, .enter)
    #expect(state.now == 500)
    #expect(state.scroll == 0)
    #expect(state.focus == nil)
  }
}
