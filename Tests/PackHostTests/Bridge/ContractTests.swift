import PackHost
import Pages
import Testing

@Suite struct ContractTests {
  @Test func aStaleContextDoesNothingAndIsNoted() {
    let drawn = ContractSession.draw(
      #"{"type":"keep","data":{}},{"type":"stale","id":"s","data":{}}"#
    )
    #expect(drawn.lines == ["kept", "stale run=-3", "stale data=0", "stale handle=0"])
    #expect(drawn.diagnostics.map(\.kind) == [.packFault])
    #expect(drawn.diagnostics.first?.id == "s")
    #expect(drawn.response.hasPackFault == false)
  }

  @Test func anotherThreadMayOnlyLog() {
    let drawn = ContractSession.draw(#"{"type":"thread"}"#)
    #expect(drawn.lines == ["status=-3"])
    #expect(
      drawn.diagnostics.contains {
        $0.kind == .packLog && $0.severity == .warning && $0.message == "from another thread"
      }
    )
  }

  @Test func nobodyClosesWhatTheyDidNotOpen() {
    let drawn = ContractSession.draw(#"{"type":"unbalanced","id":"u"},{"type":"keep"}"#)
    #expect(
      drawn.lines == ["box_end=-4", "table_end=-4", "cell=-4", "tap_end=-4", "kept"]
    )
    #expect(drawn.diagnostics.map(\.kind) == [.packFault, .packFault, .packFault, .packFault])
  }

  @Test func whatIsLeftOpenCostsTheWidget() {
    let drawn = ContractSession.draw(#"{"type":"left_open","id":"l"},{"type":"keep"}"#)
    #expect(drawn.lines == ["[failed left_open #l]", "kept"])
    #expect(drawn.diagnostics.map(\.kind) == [.packFault])
    #expect(drawn.response.hasPackFault)
  }

  @Test func stateIsNotSetWhileDrawing() {
    let drawn = ContractSession.draw(#"{"type":"sets_state","id":"s"}"#)
    #expect(drawn.lines == ["set_state=-3"])
    #expect(drawn.diagnostics.map(\.kind) == [.packFault])
  }

  @Test func stateIsReadWithItsInitialValue() {
    var states = WidgetStateStore()
    let first = ContractSession.draw(#"{"type":"state","id":"s"}"#, states: states)
    #expect(first.lines == ["count=0", "integer=3", "text=1"])
    states.set("count", in: "s", to: .integer(9))
    states.set("text", in: "s", to: .string("typed"))
    let second = ContractSession.draw(#"{"type":"state","id":"s"}"#, states: states)
    #expect(second.lines == ["count=0", "integer=9", "text=0", "typed"])
  }

  @Test func aRefusalNamesFieldAndReason() {
    let drawn = ContractSession.draw(#"{"type":"refuses","id":"r","data":{"price":-1}}"#)
    #expect(drawn.lines == ["[malformed refuses #r]"])
    #expect(drawn.diagnostics.map(\.message) == ["a price is never negative"])
    #expect(drawn.diagnostics.map(\.path) == ["page.sections.0.widgets.0.data.price"])
    #expect(drawn.diagnostics.map(\.pack) == ["test.galley.contract"])
  }

  /// What a pack does after it was told that its data is malformed.
  struct IgnoredRow: Sendable {
    let mode: String
    let message: String?
    let path: String
  }

  @Test(arguments: [
    IgnoredRow(mode: "read", message: "expected a whole number, found 1.5", path: "number"),
    IgnoredRow(mode: "title", message: "expected a text, found nothing", path: "title"),
    IgnoredRow(mode: "refuse", message: "no price", path: "price"),
    IgnoredRow(mode: "quietly", message: nil, path: ""),
  ])
  func whatWasMalformedStaysSoWhenThePackGoesOn(row: IgnoredRow) {
    let drawn = ContractSession.draw(
      #"{"type":"ignores","id":"w","data":{"mode":"\#(row.mode)","number":1.5}}"#
    )
    guard let message = row.message else {
      #expect(drawn.lines == ["went on"])
      #expect(drawn.diagnostics.isEmpty)
      return
    }
    #expect(drawn.lines == ["[malformed ignores #w]"])
    #expect(drawn.diagnostics.map(\.kind) == [.malformedPayload])
    #expect(drawn.diagnostics.first?.message == message)
    #expect(drawn.diagnostics.first?.path == "page.sections.0.widgets.0.data.\(row.path)")
  }

  @Test func aNoteStopsNothingAndIsCleaned() {
    let drawn = ContractSession.draw(#"{"type":"notes","id":"n","data":{}}"#)
    #expect(drawn.lines == ["noted"])
    #expect(drawn.diagnostics.map(\.severity) == [.warning])
    #expect(drawn.diagnostics.first?.message.contains("oldKey") == true)
    #expect(drawn.diagnostics.first?.message.utf8.contains(0x1B) == false)
  }

  @Test func aWidgetInsideItselfIsCutOnce() {
    let drawn = ContractSession.draw(#"{"type":"mirrors","id":"m"},{"type":"keep"}"#)
    #expect(drawn.lines == ["mirror", "[recursion mirrors #m]", "kept"])
    #expect(drawn.diagnostics.map(\.kind) == [.limitExceeded])
    #expect(drawn.diagnostics.first?.type == "mirrors")
    #expect(drawn.diagnostics.first?.message.contains("test.galley.contract") == true)
  }

  @Test func underTheLastRendererIsNothing() {
    let drawn = ContractSession.draw(#"{"type":"baseless"}"#)
    #expect(drawn.lines == ["base=1"])
    #expect(drawn.diagnostics.isEmpty)
  }

  /// A child, and the size that it is said to have: min, width and height in 20 cells.
  struct SizeRow: Sendable {
    let child: String
    let size: [Int]
  }

  @Test(arguments: [
    SizeRow(child: #"{"type":"measured"}"#, size: [3, 19, 5]),
    SizeRow(child: #"{"type":"keep"}"#, size: [4, 4, 1]),
    SizeRow(child: #"{"type":"measured","layout":{"width":"hug"}}"#, size: [5, 5, 1]),
    SizeRow(child: #"{"type":"measured","id":"m","data":{"number":1.5}}"#, size: [5, 5, 1]),
  ])
  func sizesAreAsTheRendererSaysOrAsItDraws(row: SizeRow) {
    let drawn = ContractSession.draw(#"{"type":"asks","data":{"child":\#(row.child)}}"#)
    let expected = zip(["min", "width", "height"], row.size).map { "\($0)=\($1)" }
    #expect(drawn.lines == ["status=0"] + expected)
    #expect(drawn.diagnostics.isEmpty)
  }

  @Test func widthsAreTheHosts() {
    let drawn = ContractSession.draw(#"{"type":"metrics"}"#, width: 33)
    #expect(
      drawn.lines == ["width=33", "text=3", "lines=2", "line=7", "line=805"]
    )
  }

  @Test func sizesOfStructsAreRespected() {
    let drawn = ContractSession.draw(
      #"{"type":"sizes","data":{"title":{"text":"t","font":{"weight":"bold"}}}}"#
    )
    #expect(
      drawn.lines == [
        "no size=-4", "short=0", "end=0", "null=-4", "read short=0", "kept size=24", "beyond=0",
      ]
    )
  }

  @Test func scratchMemoryIsZeroedAlignedAndBounded() {
    let drawn = ContractSession.draw(#"{"type":"scratch"}"#)
    #expect(drawn.lines == ["zeroed=1", "aligned=1", "odd=0", "huge=0"])
  }

  @Test func unknownExtensionsAreNull() {
    let drawn = ContractSession.draw(#"{"type":"extension"}"#)
    #expect(drawn.lines == ["none=1", "has=1", "abi=1"])
  }
}
