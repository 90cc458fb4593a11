/// Text in the flow.
extension Canvas {
  /// Writes text; it wraps at the box's width.
  @inlinable
  public func run(_ text: Phrase) {
    call.run(text)
  }

  /// Writes text in a style.
  @inlinable
  public func run(_ text: Phrase, _ style: Style) {
    call.run(text, style)
  }

  /// Writes drawn marks, which ASCII output spells as `galley.h` lists.
  @inlinable
  public func marks(_ marks: Phrase, _ style: Style = Style()) {
    call.run(marks, style.adding(.marks))
  }

  /// Writes text and ends the line.
  @inlinable
  public func line(_ text: Phrase) {
    call.run(text)
    call.newline()
  }

  /// Writes text in a style and ends the line.
  @inlinable
  public func line(_ text: Phrase, _ style: Style) {
    call.run(text, style)
    call.newline()
  }

  /// Writes a string that the pack made.
  public func run(copying text: String, _ style: Style = Style()) {
    var text = text
    text.withUTF8 { bytes in
      call.run(unsafe Phrase(start: bytes.baseAddress, length: bytes.count), style)
    }
  }

  /// Writes a whole number.
  public func run(_ number: Int, _ style: Style = Style()) {
    var digits = InlineArray<20, UInt8>(repeating: 0)
    var first = digits.count
    var rest = number.magnitude
    repeat {
      first -= 1
      digits[first] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    } while rest > 0
    if number < 0 {
      first -= 1
      digits[first] = UInt8(ascii: "-")
    }
    unsafe digits.span.withUnsafeBufferPointer { bytes in
      call.run(unsafe Phrase(start: bytes.baseAddress, length: bytes.count)[first..<20], style)
    }
  }

  /// Ends the current line; on an empty line, leaves an empty line.
  @inlinable
  public func newline() {
    call.newline()
  }

  /// Sets how the lines that follow in this box are set, ending a line begun.
  @inlinable
  public func paragraph(_ paragraph: Paragraph) {
    call.paragraph(paragraph)
  }

  /// Stretches over the cells that the line leaves, by repeating a pattern.
  ///
  /// An empty pattern leaves blanks. Several fills on a line share.
  @inlinable
  public func fill(_ pattern: Phrase = "") {
    call.fill(pattern)
  }

  /// Stretches over the cells that the line leaves, in a style.
  @inlinable
  public func fill(_ pattern: Phrase, _ style: Style) {
    call.fill(pattern, style)
  }
}
