import TextLayout

/// Text laid out and written, for comparing.
enum Rendering {
  static func page(
    _ width: Int,
    marks: Marks = Marks(),
    isRightToLeft: Bool = false,
    _ draw: (TextFlow) -> Void
  ) -> TextPage {
    let flow = TextFlow(width: width, marks: marks, isRightToLeft: isRightToLeft)
    draw(flow)
    return flow.finish()
  }

  static func plain(_ page: TextPage) -> String {
    var output: [UInt8] = []
    PlainBackend.write(page, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  static func plain(
    _ width: Int,
    marks: Marks = Marks(),
    isRightToLeft: Bool = false,
    _ draw: (TextFlow) -> Void
  ) -> String {
    plain(page(width, marks: marks, isRightToLeft: isRightToLeft, draw))
  }

  static func ansi(_ page: TextPage, depth: ColorDepth = .full) -> String {
    var output: [UInt8] = []
    var backend = ANSIBackend(styles: page.styles, depth: depth)
    backend.write(page, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  static func ansi(
    _ width: Int,
    depth: ColorDepth = .full,
    _ draw: (TextFlow) -> Void
  ) -> String {
    ansi(page(width, draw), depth: depth)
  }
}

extension Rendering {
  /// Output without our own escape sequences; any other ESC stays.
  static func stripped(_ ansi: String) -> String {
    ansi
      .replacing(#/\u{1B}\[[0-9;]*m/#.matchingSemantics(.unicodeScalar), with: "")
      .replacing(#/\u{1B}\]8;;[!-~]*\u{1B}\\/#.matchingSemantics(.unicodeScalar), with: "")
  }

  /// Lines without the blanks at their ends.
  static func trimmed(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }.joined(separator: "\n")
  }

  /// Whether the last style set in a line is none, and the last link is closed.
  static func endsPlain(_ line: Substring) -> Bool {
    let styles = line.matches(of: #/\u{1B}\[([0-9;]*)m/#.matchingSemantics(.unicodeScalar))
    let links = line.matches(
      of: #/\u{1B}\]8;;([!-~]*)\u{1B}\\/#.matchingSemantics(.unicodeScalar)
    )
    let isStyled = styles.last.map { !$0.output.1.isEmpty } ?? false
    let isLinked = links.last.map { !$0.output.1.isEmpty } ?? false
    return !isStyled && !isLinked
  }

  /// What isn't blank.
  static func letters(_ text: String) -> [UInt8] {
    text.utf8.filter { $0 != 0x20 && $0 != 0x0A }
  }
}
