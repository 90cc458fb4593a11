import Testing
import TextLayout

/// Titles stand on one line, and packs are told how wide they are there.
@Suite struct OneLineTests {
  struct Row: CustomTestStringConvertible {
    let text: String
    let width: Int
    let shown: String

    var testDescription: String { text.debugDescription }
  }

  static let rows = [
    Row(text: "", width: 0, shown: ""), Row(text: "plain", width: 5, shown: "plain"),
    Row(text: "é“”日本", width: 7, shown: "é“”日本"), Row(text: "a\nb", width: 3, shown: "a b"),
    Row(text: "a\r\nb\rc", width: 5, shown: "a b c"),
    Row(text: "é\tb", width: 9, shown: "é       b"),
    Row(text: "a\u{85}b\u{2028}c\u{2029}d", width: 7, shown: "a b c d"),
    Row(text: "\u{B}\u{C}", width: 2, shown: "  "), Row(text: "é\u{1B}[m", width: 4, shown: "é␛[m"),
    Row(text: "a\u{AD}b\u{9B}c", width: 4, shown: "a\u{200B}b\u{FFFD}c"),
  ]

  @Test(arguments: rows) func widthIsThatOfATitle(row: Row) {
    #expect(OneLine.width(of: Array(row.text.utf8).span) == row.width)
    let title = Rendering.plain(40) { flow in
      flow.beginBox(Box(border: Border(.line)), title: "x" + row.text + "x")
      flow.endBox()
    }
    let line = title.split(separator: "\n")[0]
    #expect(row.text.contains("\t") || line.hasPrefix("┌─ x\(row.shown)x ─"), "\(line)")
  }

  /// A title of a column names the values when rows stack.
  @Test func titlesOfColumnsKeepWhatFollowsALineEnd() {
    let text = Rendering.plain(6) { flow in
      flow.beginTable([Column(title: Array("a\nb".utf8)), Column(), Column(), Column()])
      for cell in ["one", "two", "three", "four"] {
        flow.cell()
        flow.run(cell)
      }
      flow.endTable()
    }
    #expect(text.hasPrefix("a b:\none\n"))
  }
}
