import Testing
import TextLayout

/// Case C34: a grid and a table that are narrower than their columns, and a link with an emoji at
/// width 1.
@Suite struct NarrowTests {
  @Test(arguments: [0, 1, 2, 10, 12, 24, 25]) func twelveColumnsFit(width: Int) {
    for rules in [true, false] {
      let page = Rendering.page(width) { flow in
        let style = TableStyle(hasHeader: true, hasRules: rules, gap: 1)
        flow.beginTable(Array(repeating: Column(), count: 12), style)
        for index in 0..<36 {
          flow.cell()
          flow.run("漢字\(index)")
        }
        flow.endTable()
        flow.beginGrid(columns: 12, gap: 1)
        for index in 0..<12 {
          flow.cell()
          flow.beginBox(Box(border: Border(.rounded)))
          flow.run("漢字\(index)")
          flow.endBox()
        }
        flow.endGrid()
      }
      #expect(page.arena.lines.allSatisfy { Int($0.width) <= width })
      #expect(page.arena.lines.count > 0)
    }
  }

  @Test func stackedRowsLoseNoText() {
    let text = Rendering.plain(24) { flow in
      flow.beginTable(Array(repeating: Column(), count: 12), TableStyle(hasHeader: true, gap: 1))
      for index in 0..<24 {
        flow.cell()
        flow.run("漢字\(index)")
      }
      flow.endTable()
    }
    let lines = text.split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines[0] == "漢字0: 漢字12")
    #expect(lines[11] == "漢字11: 漢字23")
  }

  @Test func aLinkWithAnEmojiEndsAtWidthOne() {
    let page = Rendering.page(1) { $0.markdown("[👩‍👩‍👧 a](https://b.c)".utf8Span.span) }
    #expect(page.arena.lines.allSatisfy { $0.width <= 1 })
    #expect(Rendering.stripped(Rendering.ansi(page)).contains("a"))
  }
}
