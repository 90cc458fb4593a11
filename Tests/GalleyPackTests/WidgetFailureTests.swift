import CGalley
import GalleyPack
import Testing

@Suite struct WidgetFailureTests {
  private enum Blaming: Widget {
    static let type: StaticString = "blaming"

    static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
      data.note(.warning, "oddValue", "odd, but it will do")
      throw data.failure("min is above max", at: "min")
    }
  }

  private enum GivingUp: Widget {
    static let type: StaticString = "giving_up"

    static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) { throw .failed }
  }

  private enum Nested: Widget {
    static let type: StaticString = "nested"

    static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
      try page.box(Box(border: .line)) { () throws(WidgetFailure) in
        try page.table([.fill]) { () throws(WidgetFailure) in
          try page.tap("go", label: "Go") { () throws(WidgetFailure) in
            page.run(try data.string("missing"))
          }
        }
      }
    }
  }

  @Test func aFailureNamesItsField() {
    let host = FakeHost([:])
    #expect(host.draw(Blaming.self) == GALLEY_MALFORMED)
    #expect(
      host.calls == ["note 1 oddValue: odd, but it will do", "fail min: min is above max"]
    )
  }

  @Test func aFailureOfThePackHasItsOwnStatus() {
    #expect(FakeHost([:]).draw(GivingUp.self) == GALLEY_FAILED)
  }

  @Test func whatWasOpenedIsClosedOnTheWayOut() {
    let host = FakeHost([:])
    #expect(host.draw(Nested.self) == GALLEY_MALFORMED)
    #expect(host.calls == ["box 1 ", "table 0", "tap go Go", "tap_end", "table_end", "box_end"])
  }
}
