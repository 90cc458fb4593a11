import Testing
import TextLayout

@Suite struct TextFlowTests {
  struct Row: CustomTestStringConvertible {
    var name: String
    var width: Int
    var expected: String
    var draw: @Sendable (TextFlow) -> Void

    init(
      _ name: String,
      _ width: Int,
      _ expected: String,
      draw: @escaping @Sendable (TextFlow) -> Void
    ) {
      self.name = name
      self.width = width
      self.expected = expected
      self.draw = draw
    }

    var testDescription: String { name }
  }

  static let rows = [
    Row("nothing", 10, "") { _ in },
    Row("one line", 10, "Hello\n") { $0.run("Hello") },
    Row("an empty line", 10, "\na\n\nb\n") { flow in
      flow.newline()
      flow.run("a\n\nb")
    },
    Row("words wrap", 10, "The quick\nbrown fox\n") { $0.run("The quick brown fox") },
    Row("a word is broken last", 4, "abcd\nefg\n") { $0.run("abcdefg") },
    Row("runs wrap as one text", 8, "Hello,\nworld\n") { flow in
      flow.run("Hello, wo", style: Style(attributes: .bold))
      flow.run("rld")
    },
    Row("wide glyphs", 5, "日本\n語\n") { $0.run("日本語") },
    Row("a glyph wider than its area", 1, "\n\na\n") { $0.run("日本a") },
    Row("no room", 0, "\n") { $0.run("abc def") },
    Row("a cluster across runs", 4, "e\u{301}a\n") { flow in
      flow.run("e", style: Style(attributes: .bold))
      flow.run("\u{301}a")
    },
    Row("centred", 7, "  abc\n") { flow in
      flow.paragraph(Paragraph(alignment: .center))
      flow.run("abc")
    },
    Row("trailing", 7, "    abc\n") { flow in
      flow.paragraph(Paragraph(alignment: .trailing))
      flow.run("abc")
    },
    Row("indents", 8, "* one\n  two\n  three\n") { flow in
      flow.paragraph(Paragraph(restIndent: 2))
      flow.run("* one two three")
    },
    Row("no wrap", 8, "one two…\nx\n") { flow in
      flow.paragraph(Paragraph(wrap: .none))
      flow.run("one two three\nx")
    },
    Row("two lines at most", 8, "one two\nthree f…\n") { flow in
      flow.paragraph(Paragraph(maxLines: 2))
      flow.run("one two three four five")
    },
    Row("an exact fit isn't cut", 8, "one two\nthree 45\n") { flow in
      flow.paragraph(Paragraph(maxLines: 2))
      flow.run("one two three 45")
    },
    Row("an ellipsis in no room", 1, "…\n") { flow in
      flow.paragraph(Paragraph(wrap: .none))
      flow.run("abc")
    },
    Row("a fill pushes right", 12, "Tea      2 €\n") { flow in
      flow.run("Tea")
      flow.fill()
      flow.run("2 €")
    },
    Row("leaders", 12, "Tea......2 €\n") { flow in
      flow.run("Tea")
      flow.fill(.dots)
      flow.run("2 €")
    },
    Row("two fills centre", 7, "  abc\n") { flow in
      flow.fill()
      flow.run("abc")
      flow.fill()
    },
    Row("a value that doesn't fit moves down", 9, "Green tea\n     12 €\n") { flow in
      flow.run("Green tea")
      flow.fill()
      flow.run("12 €")
    },
    Row("a title wraps before its value", 12, "Green tea\nleaves  12 €\n") { flow in
      flow.run("Green tea leaves", style: Style(role: .title))
      flow.fill()
      flow.run("12 €")
    },
    Row("a limit holds where there are fills", 10, "one two\nthree fou…\n") { flow in
      flow.setLine(Paragraph(maxLines: 2))
      flow.run("one two three four five")
      flow.fill()
      flow.run("9")
    },
    Row("a limit of one keeps what follows the fill", 10, "one two… 9\n") { flow in
      flow.setLine(Paragraph(maxLines: 1))
      flow.run("one two three four five")
      flow.fill()
      flow.run("9")
    },
    Row("a limit that isn't reached cuts nothing", 10, "one two\nthree    9\n") { flow in
      flow.setLine(Paragraph(maxLines: 2))
      flow.run("one two three")
      flow.fill()
      flow.run("9")
    },
    Row("an unwrapped title is cut before its value", 12, "Green t… 2 €\n") { flow in
      flow.paragraph(Paragraph(wrap: .none))
      flow.run("Green tea")
      flow.fill()
      flow.run("2 €")
    },
  ]

  @Test(arguments: rows) func flows(row: Row) {
    #expect(Rendering.plain(row.width, row.draw) == row.expected)
  }
}

extension TextFlowTests {
  @Test func aLineOfItsOwnCountsLineEndsInsideItsText() {
    let text = Rendering.plain(10) { flow in
      flow.setLine(Paragraph(alignment: .trailing, maxLines: 2))
      flow.run("one\ntwo\nthree")
      flow.newline()
      flow.run("four")
    }
    #expect(text == "       one\n      two…\nfour\n")
  }
}
