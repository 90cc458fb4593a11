import Testing
import TextLayout

/// Directional controls that are open where a line ends are closed there and opened again.
@Suite struct DirectionTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let width: Int
    let lines: String
  }

  static let rows = [
    Row(
      testDescription: "an isolate over three lines",
      text: "a \u{2067}bc de fg\u{2069} h",
      width: 2,
      lines: "a\n\u{2067}bc\u{2069}\n\u{2067}de\u{2069}\n\u{2067}fg\u{2069}\nh\n"
    ),
    Row(
      testDescription: "an embedding in an isolate",
      text: "\u{2066}\u{202B}ab cd\u{202C}\u{2069}",
      width: 2,
      lines: "\u{2066}\u{202B}ab\u{202C}\u{2069}\n\u{2066}\u{202B}cd\u{202C}\u{2069}\n"
    ),
    Row(
      testDescription: "a word that is broken",
      text: "\u{2068}abcd",
      width: 2,
      lines: "\u{2068}ab\u{2069}\n\u{2068}cd\u{2069}\n"
    ),
    Row(
      testDescription: "a glyph without room",
      text: "\u{2067}a界b",
      width: 1,
      lines: "\u{2067}a\u{2069}\n\n\u{2067}b\u{2069}\n"
    ),
    Row(
      testDescription: "nothing open",
      text: "ab\u{200F} cd",
      width: 3,
      lines: "ab\u{200F}\ncd\n"
    ),
  ]

  @Test(arguments: rows) func linesStandOnTheirOwn(row: Row) {
    #expect(Rendering.plain(row.width) { $0.run(row.text) } == row.lines)
  }

  @Test func anEllipsisStandsOutside() {
    let text = Rendering.plain(5) { flow in
      flow.paragraph(Paragraph(wrap: .none))
      flow.run("\u{2067}one two three")
    }
    #expect(text == "\u{2067}one\u{2069}…\n")
  }

  @Test func aTitleThatIsCutIsClosed() {
    let text = Rendering.plain(12) { flow in
      flow.beginBox(Box(border: Border(.line)), title: "\u{2067}a long title")
      flow.endBox()
    }
    #expect(text.hasPrefix("┌─ \u{2067}a lon\u{2069}… ─┐\n"))
  }

  @Test func aCellThatIsCutIsClosed() {
    let text = Rendering.plain(12) { flow in
      flow.beginCarousel(itemWidth: 8, gap: 1)
      for _ in 0..<2 {
        flow.cell()
        flow.run("\u{2067}isolate")
      }
      flow.endCarousel()
    }
    #expect(text == "\u{2067}isolate\u{2069}  \u{2067}iso\u{2069}\n")
  }

  /// A line that stands after a fill in a page from right to left carries nothing over.
  @Test func fillsKeepTextsApart() {
    let text = Rendering.plain(8, isRightToLeft: true) { flow in
      flow.run("\u{2067}ab")
      flow.fill()
      flow.run("\u{2066}cd")
    }
    #expect(text == "\u{2066}cd\u{2069}    \u{2067}ab\u{2069}\n")
  }
}
