import Testing
import TextLayout

@Suite struct MarkingTests {
  @Test func whatCameAfterAMarkGoes() {
    let text = Rendering.plain(10) { flow in
      flow.beginBox(Box(border: Border(.line)))
      flow.run("keep")
      let mark = flow.mark()
      flow.beginBox(Box(border: Border(.heavy)))
      flow.run("lose")
      flow.beginTable([Column()])
      flow.cell()
      flow.run("lose")
      flow.rollback(to: mark)
      flow.run("too")
      flow.endBox()
    }
    #expect(text == "┌────────┐\n│keep    │\n│too     │\n└────────┘\n")
  }

  @Test func whatAWidgetLeavesOpenIsClosed() {
    let flow = TextFlow(width: 6)
    let owner = flow.pushOwner(7)
    flow.beginBox(Box(border: Border(.line)))
    flow.beginTable([Column()])
    flow.cell()
    flow.run("a")
    #expect(flow.popOwner(owner) == false)
    flow.run("b")
    #expect(Rendering.plain(flow.finish()) == "┌────┐\n│a   │\n└────┘\nb\n")
  }

  @Test func aWidgetCannotCloseWhatIsNotItsOwn() {
    let flow = TextFlow(width: 6)
    flow.beginBox(Box(border: Border(.line)))
    let owner = flow.pushOwner(7)
    #expect(flow.endBox() == false)
    #expect(flow.cell() == false)
    #expect(flow.endTable() == false)
    #expect(flow.popOwner(owner))
    #expect(flow.endBox())
  }

  @Test func aWidgetCannotEndARegionThatIsNotItsOwn() {
    let flow = TextFlow(width: 6)
    flow.beginRegion(4)
    let owner = flow.pushOwner(7)
    #expect(flow.endRegion() == false)
    flow.beginRegion(5)
    #expect(flow.endRegion())
    #expect(flow.endRegion() == false)
    flow.run("a")
    flow.popOwner(owner)
    #expect(flow.endRegion())
    #expect(flow.endRegion() == false)
    #expect(flow.finish().arena.runs.map(\.region) == [4])
  }

  @Test func runsKnowWhoDrewThem() {
    let page = Rendering.page(20) { flow in
      let owner = flow.pushOwner(3)
      flow.beginRegion(9)
      flow.run("a")
      flow.endRegion()
      flow.run("b")
      flow.popOwner(owner)
      flow.run("c")
    }
    #expect(page.arena.runs.map(\.owner) == [3, 3, 0])
    #expect(page.arena.runs.map(\.region) == [9, 0, 0])
  }

  @Test func blocksOfOtherFlowsArePlaced() {
    let styles = StyleTable()
    let other = TextFlow(width: 30, styles: styles)
    other.beginBox(Box(border: Border(.line), width: .cells(12)))
    other.run("日本語 text")
    other.endBox()
    let block = other.finish()
    let flow = TextFlow(width: 8, styles: styles)
    flow.place(block.block, of: block.arena)
    #expect(Rendering.plain(flow.finish()) == "┌───────\n│日本語\n│text\n└───────\n")
  }
}
