extension FlowEngine {
  /// The strip of a mark, made when it is first needed, as long as the page is wide.
  mutating func strip(_ mark: Mark) -> Strip {
    if let strip = markStrips[Int(mark.rawValue)] { return strip }
    let text = marks[mark]
    let bytes = unsafe UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    let strip = unsafe repeated(bytes)
    markStrips[Int(mark.rawValue)] = strip
    return strip
  }

  /// The strip of a pattern; blanks where it has no width or is wider than the page.
  mutating func strip(of pattern: UnsafeBufferPointer<UInt8>) -> Strip {
    if pattern.isEmpty { return strip(.blank) }
    let start = arena.bytes.count
    let strip = unsafe repeated(pattern)
    let unit = arena.bytes[start..<start + strip.unitLength]
    let known = patternStrips.first { arena.bytes[$0.unit].elementsEqual(unit) }
    if known != nil || strip.count == 0 { arena.bytes.removeSubrange(start...) }
    if strip.count == 0 { return self.strip(.blank) }
    if let known { return known }
    patternStrips.append(strip)
    return strip
  }

  /// Writes a pattern's first line to the arena as often as the page is wide.
  private mutating func repeated(_ pattern: UnsafeBufferPointer<UInt8>) -> Strip {
    let start = arena.bytes.count
    let facts = TextCleaner.append(unsafe pattern.span, to: &arena.bytes)
    if let end = arena.bytes[start...].firstIndex(of: 10) { arena.bytes.removeSubrange(end...) }
    let length = arena.bytes.count - start
    let width = facts.lineBreaks == 0 ? facts.width : width(of: start..<start + length)
    var strip = Strip(offset: start, unitLength: length, unitWidth: width, count: 0)
    guard width > 0, length <= Run.longest else { return strip }
    strip.count = max(1, min(pageWidth / width + 1, Run.longest / length))
    for _ in 1..<strip.count {
      arena.bytes.append(contentsOf: arena.bytes[start..<start + length])
    }
    return strip
  }

  /// Appends `width` cells of a strip to the line; blanks lead where patterns don't come out even.
  mutating func put(_ strip: Strip, width: Int, style: StyleID, flags: Run.Flags) {
    var left = width
    let slack = width % strip.unitWidth
    if slack > 0 {
      put(self.strip(.blank), width: slack, style: style, flags: flags)
      left -= slack
    }
    while left > 0 {
      let count = min(left / strip.unitWidth, strip.count)
      arena.runs.append(
        Run(
          offset: strip.offset,
          length: count * strip.unitLength,
          width: count * strip.unitWidth,
          style: style,
          owner: owner,
          region: region,
          flags: flags
        )
      )
      left -= count * strip.unitWidth
    }
    lineWidth += width
  }
}
