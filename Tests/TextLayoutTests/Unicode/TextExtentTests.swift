import Testing
import TextLayout

@Suite struct TextExtentTests {
  struct Row {
    var text: String
    var narrowest: Int
    var widest: Int
  }

  static let rows = [
    Row(text: "", narrowest: 0, widest: 0),
    Row(text: "word", narrowest: 4, widest: 4),
    Row(text: "the longest word  ", narrowest: 7, widest: 16),
    Row(text: "one\nthree\n", narrowest: 5, widest: 5),
    Row(text: "文字。", narrowest: 4, widest: 6),
    Row(text: "10\u{A0}km away", narrowest: 5, widest: 10),
    Row(text: "🇩🇪🇫🇷", narrowest: 2, widest: 4),
  ]

  @Test(arguments: rows) func `measures`(row: Row) {
    let text = Array(row.text.utf8)
    let extent = TextExtent(0..<text.count, of: text.span)
    #expect(extent.narrowest == row.narrowest)
    #expect(extent.widest == row.widest)
  }

  @Test(arguments: 1...60) func `tells the width from which no word breaks`(seed: Int) {
    var random = RandomText(seed: UInt64(seed))
    let text = Array(random.clean(12).filter { $0 < 0x80 })
    let extent = TextExtent(0..<text.count, of: text.span)
    let places = Set(LineBreakReaderTests.breaks(text))
    var wrapper = LineWrapper(0..<text.count)
    while let line = wrapper.next(in: text.span, width: max(1, extent.narrowest)) {
      let isOpportunity =
        line.range.upperBound == text.count
        || places.contains {
          $0 >= line.range.upperBound
            && text[line.range.upperBound..<$0].allSatisfy { $0 == 0x20 || $0 == 0x0A }
        }
      #expect(isOpportunity)
    }
    #expect(
      LineWrapperTests.wrap(text, cells: max(1, extent.widest)).map(\.width).max() == extent.widest
    )
  }
}
