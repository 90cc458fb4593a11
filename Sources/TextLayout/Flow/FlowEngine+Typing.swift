extension FlowEngine {
  /// Types text: cleans it, splits it at its line ends.
  mutating func type(_ text: UnsafeBufferPointer<UInt8>, style: Style) {
    let style = memo.resolve(style, over: frame.style, in: styles)
    var start = arena.bytes.count
    let facts = TextCleaner.append(unsafe text.span, to: &arena.bytes, column: column)
    if facts.hasDirections { arena.hasDirections = true }
    let end = arena.bytes.count
    if facts.lineBreaks > 0 {
      while let stop = arena.bytes[start..<end].firstIndex(of: 10) {
        enterText(start, stop, width: width(of: start..<stop), style: style)
        if stop + 1 < end { enterInnerLineEnd() } else { enterLineEnd() }
        start = stop + 1
      }
    }
    enterText(start, end, width: facts.lastWidth, style: style)
  }

  /// Types a stretch over what the line leaves, in a mark's pattern.
  mutating func type(fill mark: Mark, style: Style) {
    let strip = strip(mark)
    enterFill(strip, style: memo.resolve(style, over: frame.style, in: styles))
  }

  /// Types a stretch over what the line leaves, in a pattern.
  mutating func type(fill pattern: UnsafeBufferPointer<UInt8>, style: Style) {
    let strip = unsafe strip(of: pattern)
    enterFill(strip, style: memo.resolve(style, over: frame.style, in: styles))
  }

  /// The width of clean text in the arena.
  func width(of range: Range<Int>) -> Int {
    TextWidth.width(of: arena.bytes.span.extracting(range))
  }

  /// Types a stretch over what the line leaves.
  mutating func typeFill(_ strip: Strip, style: StyleID) {
    if isLinear { return typeGap(style: style) }
    spans.append(
      FlowSpan(
        start: strip.offset,
        end: strip.end,
        width: 0,
        style: style,
        owner: owner,
        region: region,
        strip: strip
      )
    )
    segment = spans.count
    column = 0
  }

  /// Types the blank that stands for a fill where text is linear.
  private mutating func typeGap(style: StyleID) {
    if spans.isEmpty { return }
    let blank = strip(.blank).unit
    addText(blank.lowerBound, blank.upperBound, width: 1, style: style)
  }

  /// Adds text to the line.
  ///
  /// Between two fills it is one piece of the arena, so that lines break and clusters join across styles.
  mutating func addText(_ start: Int, _ end: Int, width: Int, style: StyleID) {
    var span = FlowSpan(
      start: start,
      end: end,
      width: width,
      style: style,
      owner: owner,
      region: region
    )
    if spans.count > segment {
      if start == end { return }
      if spans[spans.count - 1].end != start { moveSegment(before: &span) }
      if arena.bytes[span.start] >= 0x80 { joinCluster(to: &span) }
    }
    column += width
    if span.start < span.end { spans.append(span) }
  }

  /// Copies the text since the last fill, so that `span` follows it in the arena.
  private mutating func moveSegment(before span: inout FlowSpan) {
    let text = spans[segment].start..<spans[spans.count - 1].end
    let moved = arena.bytes.count - text.lowerBound
    arena.bytes.append(contentsOf: arena.bytes[text])
    for index in segment..<spans.count {
      spans[index].start += moved
      spans[index].end += moved
    }
    let length = span.end - span.start
    arena.bytes.append(contentsOf: arena.bytes[span.start..<span.end])
    span.end = arena.bytes.count
    span.start = span.end - length
  }

  /// Gives the bytes that end the last span's last cluster to that span.
  ///
  /// Looks back at most 256
  /// bytes for where a cluster is known to start.
  private mutating func joinCluster(to span: inout FlowSpan) {
    let last = spans.count - 1
    let first = max(spans[last].start, span.start - 256)
    var start = span.start - 1
    while start > first, arena.bytes[start] >= 0x80 { start -= 1 }
    while arena.bytes[start] & 0xC0 == 0x80 { start += 1 }
    var reader = ClusterReader(start..<span.end)
    while start < span.start, let cluster = reader.next(in: arena.bytes.span) {
      start = cluster.range.upperBound
    }
    guard start > span.start else { return }
    spans[last].end = start
    spans[last].width = width(of: spans[last].start..<start)
    span.start = start
    span.width = width(of: start..<span.end)
  }
}
