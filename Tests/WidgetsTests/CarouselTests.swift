import Pages
import Testing
import TextLayout
import Widgets

@Suite struct CarouselTests {
  private static let word = Registration("word") { context in
    context.flow.run(context.frame?.widget.id ?? "")
    return .done
  }

  /// Items in a strip, and where the first stands among them; nil: all are seen whole.
  struct Row: Sendable {
    let items: [String]
    let width: Int
    let position: String?
  }

  @Test(arguments: [
    Row(items: ["a"], width: 20, position: nil),
    Row(items: ["a", "b"], width: 65, position: nil),
    Row(items: ["a", "b"], width: 64, position: "‹ 1/2 ›"),
    Row(items: ["a", "b", "c", "d", "e"], width: 80, position: "‹ 1/5 ›"),
    Row(items: ["a", "b", "c"], width: 7, position: "‹ 1/3 ›"),
  ])
  func aStripThatIsCutSaysWhereItStands(row: Row) throws {
    let rendered = try draw(row.items.map { #"{"type":"word","id":"\#($0)"}"# }, width: row.width)
    #expect(rendered.lines.count == (row.position == nil ? 1 : 2))
    #expect(rendered.lines.first?.hasPrefix("a") == true)
    if let position = row.position {
      let blanks = (row.width - position.count) / 2
      #expect(rendered.lines.last == String(repeating: " ", count: blanks) + position)
    }
  }

  @Test func whatIsLeftOutIsNotCounted() throws {
    let items = [
      #"{"type":"word","id":"a"}"#, #"{"type":"hologram","fallback":"drop"}"#,
      #"{"type":"word","id":"b"}"#, #"{"type":"word","id":"c"}"#,
    ]
    let rendered = try draw(items, width: 40)
    #expect(rendered.lines.last?.hasSuffix("‹ 1/3 ›") == true)
  }

  @Test func aListHasNoPosition() throws {
    let items = ["a", "b", "c"].map { #"{"type":"word","id":"\#($0)"}"# }
    let rendered = try draw(items, width: 20, as: .list)
    #expect(rendered.lines == ["a", "b", "c"])
  }

  private func draw(
    _ items: [String],
    width: Int,
    as form: CarouselForm = .strip
  ) throws -> Rendered {
    var options = RenderOptions()
    options.width = width
    options.carousel = form
    return try Rendered(
      Rendered.page(items.joined(separator: ","), layout: #"{"arrangement":"carousel"}"#),
      packs: [[Self.word]],
      options: options
    )
  }
}
