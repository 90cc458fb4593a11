import TextLayout

/// A flow of random calls, the same for the same seed.
struct RandomFlow {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % bound
  }

  static let texts = [
    "a", "word", "two words", "a-hyphenated-compound", "trailing blank ", " leading", "日本語の文章",
    "「括弧」。", "e\u{301}", "\u{301}", "👩‍👩‍👧", "🇩🇪🇯🇵", "❤️ 1️⃣", "tab\there", "\u{1B}[31mred", "\u{202E}abc",
    "עברית", "no\u{A0}break", "line\nend", "crlf\r\nend", "สวัสดีครับ", "क्षत्रिय", "", "\u{200D}",
    "x\u{0}y",
    String(repeating: "long", count: 20),
  ]

  mutating func text() -> String {
    RandomFlow.texts[next(RandomFlow.texts.count)]
  }

  mutating func style() -> Style {
    switch next(6) {
    case 0: Style(role: .title, attributes: .italic)
    case 1: Style(foreground: Color(argb: 0x80FF_0000), background: Color(argb: 0xFF10_2030))
    case 2: Style(attributes: [.underline, .reverse])
    default: .inherited
    }
  }

  mutating func extent() -> Extent {
    switch next(5) {
    case 0: .hug
    case 1: .cells(next(30))
    case 2: .fraction(next(1_000_001))
    default: .fill
    }
  }

  mutating func insets() -> Insets {
    next(2) == 0 ? .zero : Insets(top: next(2), left: next(4), bottom: next(2), right: next(4))
  }

  mutating func alignment() -> Alignment {
    Alignment(rawValue: UInt8(next(3))) ?? .leading
  }

  mutating func box() -> Box {
    Box(
      margin: insets(),
      padding: insets(),
      border: Border(Border.Kind(rawValue: UInt8(next(7))) ?? .none),
      width: extent(),
      alignment: alignment(),
      style: style(),
      gradient: next(5) == 0
        ? Gradient(colors: [Color(argb: 0xFF00_0000), Color(argb: 0xFFFF_FFFF)], angle: next(360))
        : nil
    )
  }

  mutating func paragraph() -> Paragraph {
    Paragraph(
      alignment: alignment(),
      wrap: next(4) == 0 ? .none : .word,
      maxLines: next(4),
      firstIndent: next(5),
      restIndent: next(5)
    )
  }

  /// Makes some random calls, balanced or not.
  mutating func draw(in flow: TextFlow, calls: Int) {
    for _ in 0..<calls { call(flow) }
  }

  private mutating func call(_ flow: TextFlow) {
    switch next(24) {
    case 0: flow.newline()
    case 1: flow.paragraph(paragraph())
    case 2: flow.setLine(paragraph())
    case 3: flow.fill()
    case 4: flow.fill(.dots, style: style())
    case 5: flow.beginBox(box(), title: next(2) == 0 ? "" : text())
    case 6: flow.endBox()
    case 7: beginTable(flow)
    case 8: flow.beginGrid(columns: 1 + next(4), gap: next(3), rowGap: next(2))
    case 9: flow.beginCarousel(gap: next(2))
    case 10, 11: flow.cell()
    case 12: flow.endTable()
    case 13: flow.space()
    case 14: flow.blankLines(next(3))
    case 15: flow.dropCell()
    case 16: nested(flow)
    case 17: flow.markdown("*a* [b](https://c.d) `e`".utf8Span.span)
    default: flow.run(text(), style: style())
    }
  }

  private mutating func beginTable(_ flow: TextFlow) {
    let columns = (0..<next(4)).map { _ in
      Column(width: extent(), alignment: alignment(), title: Array(text().utf8))
    }
    flow.beginTable(
      columns,
      TableStyle(
        hasHeader: next(2) == 0,
        hasRules: next(2) == 0,
        stacks: next(2) == 0,
        gap: next(3),
        rowGap: next(2)
      )
    )
  }

  /// A widget in the flow, which may be measured, thrown away, or left unbalanced.
  private mutating func nested(_ flow: TextFlow) {
    let mark = flow.mark()
    let owner = flow.pushOwner(UInt32(next(100)))
    flow.beginBox(box())
    if next(3) == 0 {
      let sizing = flow.beginSizing(width: next(40))
      for _ in 0..<4 { call(flow) }
      _ = flow.endSizing(sizing)
    }
    for _ in 0..<next(6) { call(flow) }
    if next(3) == 0 { flow.rollback(to: mark) } else { flow.popOwner(owner) }
  }
}
