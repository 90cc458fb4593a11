import CGalley
import GalleyPack
import Testing

@Suite struct CanvasTests {
  private enum Lines: Widget {
    static let type: StaticString = "lines"

    static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
      page.line("plain")
      page.line("title", .title)
      page.run("bold", Style(.value).bold.dim)
      page.fill("·", .muted)
      page.fill()
      page.run(copying: "made \(1 + 1)", .body)
      page.paragraph(Paragraph(maxLines: 3))
      page.marks("▸", .accent)
      page.run(page.width)
      page.run(page.width(of: "four"))
    }
  }

  @Test func writesLines() {
    let host = FakeHost()
    #expect(host.draw(Lines.self) == GALLEY_OK)
    #expect(
      host.calls == [
        "run \"plain\"", "newline", "run \"title\" role 1", "newline", "run \"bold\" role 6 3",
        "fill \"·\" role 12", "fill \"\"", "run \"made 2\" role 3", "paragraph 3 lines",
        "run \"▸\" role 7 64",
        "run \"40\" role 0", "run \"4\" role 0",
      ]
    )
  }

  private enum Numbers: Widget {
    static let type: StaticString = "numbers"

    static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
      for element in try data.array() { page.run(try element.integer()) }
    }
  }

  @Test func writesWholeNumbers() {
    let numbers: [Int64] = [0, 7, -7, 10, -120, .max, .min]
    let host = FakeHost(.array(numbers.map { .integer($0) }))
    #expect(host.draw(Numbers.self) == GALLEY_OK)
    #expect(host.calls == numbers.map { "run \"\($0)\" role 0" })
  }

  private enum Nesting: Widget {
    static let type: StaticString = "nesting"

    static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
      page.box(Box(border: .rounded, title: "Head")) {
        page.table([.hug, .fill, Column(.cells(4))]) {
          page.cell()
          page.tap(label: "Tap", action: data["action"]) { page.run("x") }
        }
      }
      page.child(data["child"])
      page.child(data["child"], Box())
      if page.size(of: data["nowhere"], width: 9) == nil { page.run("no size") }
      if let size = page.size(of: data["child"], width: 9) { page.run(size.width) }
    }
  }

  @Test func nests() {
    let host = FakeHost(["child": ["type": "x"], "action": ["type": "toast"]])
    #expect(host.draw(Nesting.self) == GALLEY_OK)
    #expect(
      host.calls == [
        "box 2 Head", "table 1 0 2", "cell", "tap  Tap acts", "run \"x\"", "tap_end", "table_end",
        "box_end", "child", "child boxed", "run \"no size\"", "run \"9\" role 0",
      ]
    )
  }

  struct Refusal {
    let call: String
    let calls: [String]
  }

  @Test(arguments: [
    Refusal(call: "box", calls: ["box 2 Head"]),
    Refusal(call: "table", calls: ["box 2 Head", "table 1 0 2", "box_end"]),
    Refusal(
      call: "tap",
      calls: [
        "box 2 Head", "table 1 0 2", "cell", "tap  Tap", "run \"x\"", "table_end", "box_end",
      ]
    ),
  ])
  func neverClosesWhatTheHostRefusedToOpen(_ row: Refusal) {
    let host = FakeHost([:])
    host.failures = [row.call: GALLEY_REFUSED]
    #expect(host.draw(Nesting.self) == GALLEY_OK)
    #expect(Array(host.calls.prefix(row.calls.count)) == row.calls)
    #expect(!host.calls.contains("\(row.call)_end"))
  }

  private enum Decorating: Widget {
    static let type: StaticString = "decorating"

    static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
      page.run(try page.base() ? "on top" : "alone")
    }
  }

  @Test func drawsWithTheRendererBeneath() {
    let host = FakeHost()
    #expect(host.draw(Decorating.self) == GALLEY_OK)
    #expect(host.calls == ["base", "run \"on top\""])
  }

  @Test func knowsThatThereIsNoneBeneath() {
    let host = FakeHost()
    host.hasBase = false
    #expect(host.draw(Decorating.self) == GALLEY_OK)
    #expect(host.calls == ["base", "run \"alone\""])
  }

  @Test func failsWithTheRendererBeneath() {
    let host = FakeHost()
    host.failures = ["base": GALLEY_MALFORMED]
    #expect(host.draw(Decorating.self) == GALLEY_MALFORMED)
  }
}
