import Testing
import TextLayout

@Suite struct ANSIBackendTests {
  static let bold = Style(attributes: .bold)
  static let red = Style(foreground: Color(argb: 0xFFFF_0000))

  @Test func stylesChangeWithTheLeastCodes() {
    let text = Rendering.ansi(40) { flow in
      flow.run("a", style: Self.bold)
      flow.run("b", style: Style(attributes: [.bold, .underline]))
      flow.run("c", style: Self.red)
      flow.run("d")
    }
    #expect(text == "\u{1B}[1ma\u{1B}[4mb\u{1B}[0;38;2;255;0;0mc\u{1B}[md\n")
  }

  struct Sample: CustomTestStringConvertible {
    var depth: ColorDepth
    var expected: String

    var testDescription: String { "\(depth)" }
  }

  static let samples = [
    Sample(depth: .none, expected: "a\n"),
    Sample(depth: .basic, expected: "\u{1B}[91ma\u{1B}[m\n"),
    Sample(depth: .indexed, expected: "\u{1B}[38;5;196ma\u{1B}[m\n"),
    Sample(depth: .full, expected: "\u{1B}[38;2;255;0;0ma\u{1B}[m\n"),
  ]

  @Test(arguments: samples) func coloursAreSampledDown(sample: Sample) {
    let text = Rendering.ansi(40, depth: sample.depth) { $0.run("a", style: Self.red) }
    #expect(text == sample.expected)
  }

  @Test func noStyleCrossesALineEnd() {
    let text = Rendering.ansi(4) { $0.run("aa bb", style: Self.bold) }
    #expect(text == "\u{1B}[1maa\u{1B}[m\n\u{1B}[1mbb\u{1B}[m\n")
  }

  @Test func linksOpenAgainOnEveryLine() {
    let text = Rendering.ansi(4, depth: .none) {
      $0.markdown("[aa bb](https://c.d)".utf8Span.span)
    }
    let open = "\u{1B}]8;;https://c.d\u{1B}\\\u{1B}[4m"
    let close = "\u{1B}[m\u{1B}]8;;\u{1B}\\"
    #expect(text == "\(open)aa\(close)\n\(open)bb\(close)\n")
  }

  @Test func aCutTitleDoesNotBleed() {
    let text = Rendering.ansi(12) { flow in
      flow.beginBox(Box(border: Border(.line), width: .cells(8)))
      flow.setLine(Paragraph(maxLines: 1))
      flow.run("a bold red title", style: Style(attributes: .bold, foreground: Self.red.foreground))
      flow.endBox()
    }
    let row = text.split(separator: "\n")[1]
    #expect(row == "\u{1B}[2m│\u{1B}[0;1;38;2;255;0;0ma bol…\u{1B}[0;2m│\u{1B}[m")
  }

  @Test func groundsFillTheirBox() {
    let ground = Style(background: Color(argb: 0xFF00_0080))
    let text = Rendering.ansi(6) { flow in
      flow.beginBox(Box(padding: Insets(left: 1, right: 1), style: ground))
      flow.run("hi")
      flow.endBox()
    }
    #expect(text == "\u{1B}[48;2;0;0;128m \u{1B}[38;2;255;255;255mhi\u{1B}[39m   \u{1B}[m\n")
  }
}
