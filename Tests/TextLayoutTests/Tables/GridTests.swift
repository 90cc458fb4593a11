import Testing
import TextLayout

@Suite struct GridTests {
  static func cards(_ flow: TextFlow, _ texts: [String]) {
    for text in texts {
      flow.cell()
      flow.beginBox(Box(border: Border(.rounded)))
      flow.run(text)
      flow.endBox()
    }
    flow.endTable()
  }

  @Test func boxesOfARowAreOfOneHeight() {
    let text = Rendering.plain(19) { flow in
      flow.beginGrid(columns: 2, gap: 1)
      Self.cards(flow, ["one", "two and three", "four"])
    }
    #expect(
      text == """
        ╭───────╮ ╭───────╮
        │one    │ │two and│
        │       │ │three  │
        ╰───────╯ ╰───────╯
        ╭───────╮
        │four   │
        ╰───────╯

        """
    )
  }

  @Test func aNarrowGridHasFewerColumns() {
    let text = Rendering.plain(12) { flow in
      flow.beginGrid(columns: 3, gap: 1)
      Self.cards(flow, ["one", "two"])
    }
    #expect(
      text == """
        ╭──────────╮
        │one       │
        ╰──────────╯
        ╭──────────╮
        │two       │
        ╰──────────╯

        """
    )
  }

  @Test func aStripIsCutAtTheEdge() {
    let text = Rendering.plain(15) { flow in
      flow.beginCarousel(itemWidth: 8, gap: 1)
      Self.cards(flow, ["one", "日本語が", "never"])
    }
    #expect(
      text == """
        ╭──────╮ ╭─────
        │one   │ │日本
        │      │ │が
        ╰──────╯ ╰─────

        """
    )
  }

  @Test func rightToLeftMirrorsColumns() {
    let text = Rendering.plain(17, isRightToLeft: true) { flow in
      flow.beginGrid(columns: 2, gap: 1)
      Self.cards(flow, ["א", "ב"])
    }
    #expect(
      text == """
        ╭──────╮ ╭──────╮
        │     ב│ │     א│
        ╰──────╯ ╰──────╯

        """
    )
  }
}

extension GridTests {
  @Test func cellsCanBeTakenBack() {
    let text = Rendering.plain(9) { flow in
      flow.beginGrid(columns: 2, gap: 1, rowGap: 1, least: 2)
      for text in ["a", "", "b", "", "c", ""] {
        flow.cell()
        flow.run(text.isEmpty ? "no\nno" : text)
        if text.isEmpty { flow.dropCell() }
      }
      flow.endGrid()
      flow.run("end")
    }
    #expect(text == "a    b\n\nc\nend\n")
  }
}
