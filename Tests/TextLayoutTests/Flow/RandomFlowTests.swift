import Testing
import TextLayout

@Suite struct RandomFlowTests {
  static func page(width: Int, seed: Int) -> TextPage {
    var random = RandomFlow(seed: UInt64(seed * 41 + width))
    let marks = Marks(seed % 5 == 0 ? .ascii : .unicode)
    let flow = TextFlow(width: width, marks: marks, isRightToLeft: seed % 4 == 0)
    random.draw(in: flow, calls: 30)
    return flow.finish()
  }

  @Test(arguments: 0...40) func noLineIsWiderThanAsked(width: Int) {
    for seed in 0..<20 {
      let page = Self.page(width: width, seed: seed)
      for line in page.arena.lines {
        let runs = page.arena.runs[line.runs]
        #expect(Int(line.width) <= width, "seed \(seed)")
        #expect(runs.reduce(0) { $0 + Int($1.width) } == Int(line.width), "seed \(seed)")
        let text = runs.flatMap { page.arena.bytes[$0.bytes] }
        #expect(TextWidth.width(of: text.span) <= width, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0...40) func plainIsANSIStripped(width: Int) {
    for seed in 0..<10 {
      let page = Self.page(width: width, seed: seed)
      let plain = Rendering.plain(page)
      let ansi = Rendering.ansi(page)
      #expect(Rendering.trimmed(Rendering.stripped(ansi)) == plain, "seed \(seed)")
      for byte in plain.utf8 { #expect(byte >= 0x20 && byte != 0x7F || byte == 0x0A) }
    }
  }

  @Test(arguments: 0...40) func everyLineIsClosed(width: Int) {
    for seed in 0..<10 {
      let ansi = Rendering.ansi(Self.page(width: width, seed: seed))
      for line in ansi.split(separator: "\n") where line.utf8.contains(0x1B) {
        #expect(Rendering.endsPlain(line), "seed \(seed): \(line.debugDescription)")
      }
    }
  }

  @Test(arguments: 12...40) func everyClusterStandsOnceAndInOrder(width: Int) {
    for seed in 0..<20 {
      var random = RandomFlow(seed: UInt64(seed * 97 + width))
      var typed = ""
      let flow = TextFlow(width: width)
      for index in 0..<12 {
        let text = random.text()
        typed += text + "\n"
        if index % 3 == 0 {
          let padding = Insets(left: random.next(3), right: random.next(3))
          flow.beginBox(Box(padding: padding, width: random.next(2) == 0 ? .fill : .hug))
        }
        flow.paragraph(Paragraph(alignment: random.alignment(), restIndent: random.next(4)))
        flow.run(text, style: random.style())
        if index % 3 == 2 { flow.endBox() }
      }
      let expected = Rendering.letters(Rendering.plain(200) { $0.run(typed) })
      #expect(Rendering.letters(Rendering.plain(flow.finish())) == expected, "seed \(seed)")
    }
  }
}
