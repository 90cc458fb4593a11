extension TextFlow {
  /// Types text in a style; it wraps at the box's width, and line ends in it end lines.
  package func run(_ text: UnsafeBufferPointer<UInt8>, style: Style = .inherited) {
    if log != nil { unsafe log?.add(.text, text, style) }
    unsafe engine.type(text, style: style)
  }

  /// Types text in a style.
  package func run(_ text: Span<UInt8>, style: Style = .inherited) {
    unsafe text.withUnsafeBufferPointer { unsafe run($0, style: style) }
  }

  /// Types text in a style.
  package func run(_ text: String, style: Style = .inherited) {
    var text = text
    text.withUTF8 { unsafe run($0, style: style) }
  }

  /// Types text in a style.
  package func run(_ text: StaticString, style: Style = .inherited) {
    text.withUTF8Buffer { unsafe run($0, style: style) }
  }

  /// Types one of the host's marks.
  package func run(_ mark: Mark, style: Style = .inherited) {
    run(engine.marks[mark], style: style)
  }

  /// Ends the current line; on an empty line, an empty line.
  package func newline() {
    if log != nil { log?.add(.lineEnd) }
    engine.enterLineEnd()
  }

  /// How the lines that follow in this box are set.
  ///
  /// Ends a line begun.
  package func paragraph(_ paragraph: Paragraph = .standard) {
    if log != nil { log?.add(.paragraph, paragraph) }
    engine.enter(paragraph)
  }

  /// How the line that follows is set, until it ends; line ends inside a text don't end it, and
  /// count for its limit.
  ///
  /// Ends a line begun.
  package func setLine(_ paragraph: Paragraph) {
    if log != nil { log?.add(.line, paragraph) }
    engine.enterLine(paragraph)
  }

  /// Stretches over the cells that the current line leaves by repeating `pattern`; empty: blanks.
  package func fill(_ pattern: UnsafeBufferPointer<UInt8>, style: Style = .inherited) {
    if log != nil { unsafe log?.add(.pattern, pattern, style) }
    unsafe engine.type(fill: pattern, style: style)
  }

  /// Stretches over the cells that the current line leaves by repeating a mark.
  package func fill(_ mark: Mark = .blank, style: Style = .inherited) {
    if log != nil { log?.add(mark, style) }
    engine.type(fill: mark, style: style)
  }
}
