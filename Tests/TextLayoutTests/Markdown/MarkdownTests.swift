import Testing
import TextLayout

@Suite struct MarkdownTests {
  struct Row: CustomTestStringConvertible {
    var source: String
    /// Pieces with their looks: `b`old, `i`talic, `s`trike, `c`ode, `l`ink.
    var expected: String

    init(_ source: String, _ expected: String) {
      self.source = source
      self.expected = expected
    }

    var testDescription: String { source }
  }

  static let rows = [
    Row("plain", "plain"),
    Row("a *b* c", "a |i:b| c"),
    Row("a _b_ c", "a |i:b| c"),
    Row("**bold**", "b:bold"),
    Row("__bold__", "b:bold"),
    Row("***both***", "bi:both"),
    Row("**a *b* c**", "b:a |bi:b|b: c"),
    Row("~~gone~~", "s:gone"),
    Row("~one~", "~one~"),
    Row("2 * 3 * 4", "2 * 3 * 4"),
    Row("snake_case_name", "snake_case_name"),
    Row("a*b*c", "a|i:b|c"),
    Row("\\*no\\*", "*no*"),
    Row("*open", "*open"),
    Row("close*", "close*"),
    Row("**half*", "*|i:half"),
    Row("`code *x*`", "c:code *x*"),
    Row("`` a`b ``", "c:a`b"),
    Row("`open", "`open"),
    Row("[docs](https://a.b/c)", "l:docs"),
    Row("[*docs*](https://a.b)", "il:docs"),
    Row("[x](javascript:alert)", "x"),
    Row("[x](<https://a.b> \"t\")", "l:x"),
    Row("[x] (y)", "[x] (y)"),
    Row("[a [b](https://c.d)", "[a |l:b"),
    Row("<https://a.b>", "l:https://a.b"),
    Row("<b>", "<b>"),
    Row("「*強調*」です", "「|i:強調|」です"),
    Row("*a **b c*", "*a *|i:b c"),
    Row("", ""),
  ]

  @Test(arguments: rows) func splits(row: Row) {
    let page = Rendering.page(1_000) { flow in
      flow.markdown(row.source.utf8Span.span)
    }
    #expect(Self.described(page) == row.expected)
  }

  private static func described(_ page: TextPage) -> String {
    page.arena.runs.map { run in
      let style = page.styles[run.style]
      var look = ""
      if style.attributes.contains(.bold) { look += "b" }
      if style.attributes.contains(.italic) { look += "i" }
      if style.attributes.contains(.strike) { look += "s" }
      if style.role == .code { look += "c" }
      if style.link != .none { look += "l" }
      let text = String(decoding: page.arena.bytes[run.bytes], as: UTF8.self)
      return look.isEmpty ? text : "\(look):\(text)"
    }.joined(separator: "|")
  }

  @Test func hostileSourcesTakeLinearTime() {
    for unit in ["*a ", "_*", "[", "[](", "`", "**_", "<h", "\\"] {
      let source = String(repeating: unit, count: 4_000)
      let page = Rendering.page(80) { $0.markdown(source.utf8Span.span) }
      #expect(page.arena.lines.count > 0)
    }
  }
}
