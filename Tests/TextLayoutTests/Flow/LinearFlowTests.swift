import Testing
import TextLayout

@Suite struct LinearFlowTests {
  private static func text(_ draw: (TextFlow) -> Void) -> String {
    let flow = TextFlow(width: 40, isLinear: true)
    draw(flow)
    return Rendering.plain(flow.finish())
  }

  @Test func boxesLeaveTheirTitlesAndTexts() {
    let text = Self.text { flow in
      flow.beginBox(
        Box(padding: Insets(2), border: Border(.line), width: .cells(6)),
        title: "Order"
      )
      flow.setLine(Paragraph(alignment: .center, maxLines: 1))
      flow.run("two pots of tea")
      flow.endBox()
    }
    #expect(text == "Order\ntwo pots of tea\n")
  }

  @Test func rowsStackAndFillsAreBlanks() {
    let text = Self.text { flow in
      flow.beginTable([Column(), Column()], TableStyle(hasHeader: true, hasRules: true))
      for text in ["Name", "Qty", "Tea", "2"] {
        flow.cell()
        flow.run(text)
      }
      flow.endTable()
      flow.run("Total")
      flow.fill(.dots)
      flow.run("2")
    }
    #expect(text == "Name: Tea\nQty: 2\nTotal 2\n")
  }

  @Test func itemsStandBelowEachOther() {
    let text = Self.text { flow in
      flow.beginCarousel(gap: 2)
      for text in ["one", "two", "three"] {
        flow.cell()
        flow.run(text)
      }
      flow.endCarousel()
    }
    #expect(text == "one\ntwo\nthree\n")
  }
}
