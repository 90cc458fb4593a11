import Testing
import TextLayout

@Suite struct SizingTests {
  @Test func measuresWithoutDrawing() {
    let flow = TextFlow(width: 40)
    flow.run("before ")
    let sizing = flow.beginSizing(width: 12)
    flow.beginBox(Box(padding: Insets(left: 1, right: 1), border: Border(.line)))
    flow.run("three little words")
    flow.endBox()
    let size = flow.endSizing(sizing)
    flow.run("after")
    #expect([size.minimumWidth, size.width, size.height] == [10, 22, 5])
    #expect(Rendering.plain(flow.finish()) == "before after\n")
  }

  @Test func measuresInsideWhatIsKept() {
    let text = Rendering.plain(20) { flow in
      flow.beginBox(Box(border: Border(.line), width: .hug))
      flow.run("ab")
      let sizing = flow.beginSizing(width: 5)
      flow.run("long text")
      flow.newline()
      #expect(flow.endSizing(sizing).height == 2)
      flow.run("c")
      flow.endBox()
    }
    #expect(text == "┌───┐\n│abc│\n└───┘\n")
  }

  @Test func everythingNarrowerThanItsMinimumBreaksWords() {
    let flow = TextFlow(width: 40)
    let sizing = flow.beginSizing(width: 40)
    flow.run("日本語 and NBSP\u{A0}glue")
    #expect(flow.endSizing(sizing).minimumWidth == 9)
  }
}
