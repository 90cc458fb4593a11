import PackHost
import Pages
import Testing
import TextLayout
import Widgets

/// Texts that broke other renderers, drawn through the starter pack, by the names of the public
/// reports in our list of cases.
@Suite struct TextCaseTests {
  private func draw(
    _ widgets: String,
    layout: String = "{}",
    width: Int,
    format: OutputFormat = .plain,
    carousel: CarouselForm = .strip
  ) throws -> [String] {
    let session = try #require(StarterSession.shared)
    let page = #"{"page":{"sections":[{"layout":\#(layout),"widgets":[\#(widgets)]}]}}"#
    var request = RenderRequest(document: Array(page.utf8))
    request.width = width
    request.format = format
    request.carousel = carousel
    let output = session.render(request).output
    #expect(OutputRules.violations(output, hasEscapes: format != .plain) == [])
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func text(_ text: String) -> String {
    #"{"type":"text_block","data":{"text":"\#(text)"}}"#
  }

  private func framed(_ text: String) -> String {
    #"{"type":"text_block","layout":{"border":{"width":1}},"data":{"text":"\#(text)"}}"#
  }

  private func width(_ line: some StringProtocol) -> Int {
    TextWidth.width(of: Array(line.utf8).span)
  }

  /// C34: a link and an emoji at width 1 end, and what fits a cell is there.
  @Test func aLinkWithAnEmojiEndsAtWidthOne() throws {
    let link = #"{"text":"[👩‍👩‍👧 ab](https://a.b/c)","is_markdown":true}"#
    let widget = #"{"type":"text_block","data":{"text":\#(link)}}"#
    let lines = try draw(widget, width: 1, format: .ansi(.full))
    for line in lines { #expect(width(Self.bare(line)) <= 1) }
    #expect(lines.map { Self.bare($0) }.joined().filter { $0 != " " } == "ab")
  }

  private static func bare(_ line: String) -> String {
    String(decoding: Escapes.stripped(Array(line.utf8)), as: UTF8.self)
  }

  /// C36: a title of 60 cells, bold and red, in a carousel whose other cards are plain.
  @Test func styleEndsWithWhatWasCut() throws {
    let long = String(repeating: "sixty cells ", count: 5)
    let title =
      ##"{"text":"\##(long)","color":"#FF0000","font":{"weight":700},"max_lines":1}"##
    let first =
      ##"{"type":"title_block","layout":{"border":{"width":1}},"data":{"title":\##(title)}}"##
    let cards = [first, framed("plain"), framed("plainer")].joined(separator: ",")
    let layout = #"{"arrangement":"carousel","item_spacing":8}"#
    let lines = try draw(cards, layout: layout, width: 40, format: .ansi(.full))
    for line in lines { #expect(Escapes.leavesNothingOpen(Array(line.utf8))) }
    let red = try #require(lines.first { $0.contains("sixty") })
    let style = try #require(red.firstMatch(of: /\u{1B}\[([0-9;]*)m(sixty[^\u{1B}]*)/))
    #expect(style.output.1.contains("38;2;255;0;0") && style.output.1.hasPrefix("1;"))
    #expect(style.output.2.hasSuffix("…"))
    let behind = red[style.range.upperBound...]
    let next = try #require(behind.prefixMatch(of: /\u{1B}\[([0-9;]*)m/)).output.1
    #expect(next.isEmpty || next.contains("39"), "\(behind)")
    #expect(!behind.contains("255;0;0") && behind.contains("│"))
    for line in lines { #expect(width(Self.bare(line)) <= 40) }
  }

  /// C37: a tab goes to the next stop by cells, and is a place to wrap.
  @Test func tabsGoToStopsByCells() throws {
    let tabs = try draw(framed(#"a\tb\n界\tb\né\tb"#), width: 20)
    #expect(
      tabs == [
        "┌──────────────────┐", "│ a       b        │", "│ 界      b        │",
        "│ é       b        │",
        "└──────────────────┘",
      ]
    )
    #expect(try draw(text(#"word\tword"#), width: 6) == ["word", "word"])
  }

  /// A text and the cells of its one line.
  struct WidthRow: Sendable, CustomTestStringConvertible {
    let text: String
    let cells: Int

    var testDescription: String { text }
  }

  /// C38, C39, C40: clusters that terminals disagree on have one documented width here.
  static let clusters = [
    WidthRow(text: "❤\u{FE0F}", cells: 2), WidthRow(text: "❤\u{FE0E}", cells: 1),
    WidthRow(text: "☺\u{FE0F}", cells: 2), WidthRow(text: "1\u{FE0F}\u{20E3}", cells: 2),
    WidthRow(text: "©\u{FE0F}", cells: 2), WidthRow(text: "⌚", cells: 2),
    WidthRow(text: "⌚\u{FE0E}", cells: 2), WidthRow(text: "\u{FE0F}", cells: 0),
    WidthRow(text: "🇩🇪", cells: 2), WidthRow(text: "🇬🇧🇺", cells: 4), WidthRow(text: "🇬", cells: 2),
    WidthRow(text: "👩🏽‍🚀", cells: 2), WidthRow(text: "🏴󠁧󠁢󠁥󠁮󠁧󠁿", cells: 2),
    WidthRow(text: "\u{200D}", cells: 0), WidthRow(text: "a\u{200B}b", cells: 2),
    WidthRow(text: "क्ष", cells: 2), WidthRow(text: "का", cells: 2), WidthRow(text: "กำ", cells: 2),
    WidthRow(text: "ກຳ", cells: 2), WidthRow(text: "\u{1112}\u{1161}\u{11AB}", cells: 2),
    WidthRow(text: "\u{1161}", cells: 0), WidthRow(text: "Ａ", cells: 2),
    WidthRow(text: "e" + String(repeating: "\u{301}", count: 300), cells: 1),
    WidthRow(text: "a\u{AD}b", cells: 2),
  ]

  @Test(arguments: clusters) func bordersAreStraightBesideEveryCluster(row: WidthRow) throws {
    let lines = try draw(framed(row.text), width: 12)
    #expect(lines.count == 3)
    for line in lines { #expect(width(line) == 12) }
    let blanks = String(repeating: " ", count: 12 - 4 - row.cells)
    #expect(lines[1].hasSuffix(blanks + " │"))
    #expect(!lines[1].hasSuffix(blanks + "  │"))
  }

  /// C39: cut to any width, a line ends with a whole cluster and a stand-in, never half a flag.
  @Test(arguments: 1...20) func noFlagIsCut(width: Int) throws {
    let flags = "a🇩🇪🇫🇷👩🏽‍🚀🏴󠁧󠁢󠁥󠁮󠁧󠁿🇯🇵❤\u{FE0F}🇬🇧🇺🇦🇮🇹"
    let widget =
      #"{"type":"text_block","data":{"text":{"text":"\#(flags)","max_lines":1}}}"#
    let lines = try draw(widget, width: width)
    #expect(lines.count == 1 && self.width(lines[0]) <= width)
    if self.width(flags) > width {
      #expect(lines[0].hasSuffix("…"))
      #expect(flags.hasPrefix(lines[0].dropLast()))
    } else {
      #expect(lines[0] == flags)
    }
  }

  /// C41: every line end is one, and a document with CRLF draws what one with LF does.
  @Test func lineEndsAreOne() throws {
    let widget = text(#"a\r\nb\rc\nd\u2028e\u0085f\u000bg\u000ch\u2029i"#)
    let lines = try draw(widget, width: 20)
    #expect(lines == ["a", "b", "c", "d", "e", "f", "g", "h", "i"])
    let session = try #require(StarterSession.shared)
    let page = "{\n\"page\":{\n\"sections\":[{\"widgets\":[\n\(widget)\n]}]}}\n"
    let lf = session.render(RenderRequest(document: Array(page.utf8)))
    let crlf = session.render(
      RenderRequest(document: Array(page.replacing("\n", with: "\r\n").utf8))
    )
    #expect(lf.output == crlf.output)
    #expect(crlf.failure == nil)
  }

  /// C42: what reads from right to left stays in logical order; overrides show as stand-ins, and whatever is open
  /// is closed before a border and opened again on the next line.
  @Test(arguments: zip([#"{"arrangement":"carousel"}"#, #"{"arrangement":"grid"}"#], [100, 34]))
  func nothingDirectionalReachesABorder(layout: String, width: Int) throws {
    let cards = [
      "safe \u{202E}txt.exe", "שלום 123", "\u{2067}open isolate that wraps \u{202B}twice",
    ]
    let lines = try draw(cards.map(framed).joined(separator: ","), layout: layout, width: width)
    let all = lines.joined(separator: "\n")
    #expect(all.contains("\u{FFFD}txt.exe") && all.contains("שלום 123"))
    #expect(!all.unicodeScalars.contains("\u{202E}"))
    for line in lines {
      for part in line.split(separator: "│") { expectBalanced(part) }
    }
  }

  /// Every line between borders opens and closes what its part of the text is inside of.
  @Test func isolatesAreClosedAtEverySoftWrap() throws {
    let lines = try draw(framed("one \u{2067}two three four\u{2069} five"), width: 9)
    #expect(
      lines.dropFirst().dropLast() == [
        "│ one   │", "│ \u{2067}two\u{2069}   │", "│ \u{2067}three\u{2069} │",
        "│ \u{2067}four\u{2069}  │",
        "│ five  │",
      ]
    )
  }

  private func expectBalanced(_ part: Substring) {
    var open: [Unicode.Scalar] = []
    for scalar in part.unicodeScalars {
      switch scalar.value {
      case 0x202A, 0x202B, 0x2066...0x2068: open.append(scalar)
      case 0x202C, 0x2069: #expect(open.popLast() != nil, "\(part)")
      default: break
      }
    }
    #expect(open.isEmpty, "\(part)")
  }
}
