/// The spelling of every mark of ours in a character set.
package struct Marks: Sendable {
  /// What the marks may be made of; a document's own text is never transliterated.
  package enum Charset: Sendable {
    case unicode
    case ascii
  }

  package let charset: Charset

  package init(_ charset: Charset = .unicode) {
    self.charset = charset
  }

  /// The mark's text: one cell wide, but for the ASCII ellipsis, arrows and signs.
  package subscript(mark: Mark) -> StaticString {
    charset == .unicode ? Marks.unicode(mark) : Marks.ascii(mark)
  }

  private static func ascii(_ mark: Mark) -> StaticString {
    switch mark {
    case .blank: " "
    case .ellipsis: "..."
    case .dots: "."
    case .colon: ": "
    case .bullet: "*"
    case .expanded: "v"
    case .collapsed, .forward, .next: ">"
    case .previous: "<"
    case .separator, .lineHorizontal: "-"
    case .dashedSeparator, .dashedHorizontal: "-"
    case .progressDone: "#"
    case .progressLeft: "."
    case .dot: "o"
    case .selectedDot: "@"
    case .check: "x"
    case .bar, .lineVertical, .heavyVertical, .doubleVertical: "|"
    case .info: "i"
    case .success: "+"
    case .warning, .danger: "!"
    case .dashedVertical: ":"
    case .heavyHorizontal, .doubleHorizontal: "="
    case .lineTopLeft, .lineTopRight, .lineBottomLeft, .lineBottomRight: "+"
    case .lineLeftJoint, .lineRightJoint: "+"
    case .roundTopLeft, .roundTopRight: "."
    case .roundBottomLeft, .roundBottomRight: "'"
    case .heavyTopLeft, .heavyTopRight, .heavyBottomLeft, .heavyBottomRight: "#"
    case .heavyLeftJoint, .heavyRightJoint: "#"
    case .doubleTopLeft, .doubleTopRight, .doubleBottomLeft, .doubleBottomRight: "#"
    case .doubleLeftJoint, .doubleRightJoint: "#"
    }
  }

  private static func unicode(_ mark: Mark) -> StaticString {
    switch mark {
    case .blank: " "
    case .ellipsis: "…"
    case .dots: "."
    case .colon: ": "
    case .bullet: "•"
    case .expanded: "▾"
    case .collapsed: "▸"
    case .previous: "‹"
    case .next, .forward: "›"
    case .separator, .lineHorizontal: "─"
    case .dashedSeparator, .dashedHorizontal: "╌"
    case .progressDone: "█"
    case .progressLeft: "░"
    case .dot: "○"
    case .selectedDot: "●"
    case .check: "x"
    case .bar: "▎"
    case .info: "i"
    case .success: "✓"
    case .warning: "!"
    case .danger: "×"
    case .lineVertical: "│"
    case .lineTopLeft: "┌"
    case .lineTopRight: "┐"
    case .lineBottomLeft: "└"
    case .lineBottomRight: "┘"
    case .lineLeftJoint: "├"
    case .lineRightJoint: "┤"
    case .roundTopLeft: "╭"
    case .roundTopRight: "╮"
    case .roundBottomLeft: "╰"
    case .roundBottomRight: "╯"
    case .dashedVertical: "┆"
    case .heavyHorizontal: "━"
    case .heavyVertical: "┃"
    case .heavyTopLeft: "┏"
    case .heavyTopRight: "┓"
    case .heavyBottomLeft: "┗"
    case .heavyBottomRight: "┛"
    case .heavyLeftJoint: "┣"
    case .heavyRightJoint: "┫"
    case .doubleHorizontal: "═"
    case .doubleVertical: "║"
    case .doubleTopLeft: "╔"
    case .doubleTopRight: "╗"
    case .doubleBottomLeft: "╚"
    case .doubleBottomRight: "╝"
    case .doubleLeftJoint: "╠"
    case .doubleRightJoint: "╣"
    }
  }
}
