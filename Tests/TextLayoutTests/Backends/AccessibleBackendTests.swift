import Testing
import TextLayout

@Suite struct AccessibleBackendTests {
  private func written(_ draw: (TextFlow) -> Void) -> String {
    let flow = TextFlow(width: 30)
    draw(flow)
    var output: [UInt8] = []
    AccessibleBackend.write(flow.finish(), to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test func framesAndPaddingAreLeftOut() {
    let text = written { flow in
      flow.beginBox(Box(padding: Insets(1), border: Border(.rounded)), title: "Title")
      flow.run("in the box")
      flow.endBox()
      flow.run("after")
    }
    #expect(!text.contains { "╭╮╰╯─│".contains($0) })
    #expect(text.contains("Title"))
    #expect(text.contains("in the box\n"))
    #expect(text.hasSuffix("after\n"))
    #expect(!text.contains("\n\n\n"))
  }

  @Test func whatIsSpreadOverALineStandsSideBySide() {
    let text = written { flow in
      flow.run("Total")
      flow.fill(.dot)
      flow.run("62.50")
    }
    #expect(text == "Total 62.50\n")
  }

  @Test func rulesAndGapsAreOneEmptyLine() {
    let text = written { flow in
      flow.run("above")
      flow.newline()
      flow.blankLines(2)
      flow.fill(.lineHorizontal)
      flow.newline()
      flow.blankLines(1)
      flow.run("below")
      flow.newline()
      flow.blankLines(3)
    }
    #expect(text == "above\n\nbelow\n")
  }
}
