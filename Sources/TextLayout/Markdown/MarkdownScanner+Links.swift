extension MarkdownScanner {
  /// `[` may begin a link; `]` with a target ends it.
  mutating func bracket(_ text: Span<UInt8>, at index: Int) -> Int {
    if text[index] == 0x5B {
      flush(to: index, next: index + 1)
      brackets.append(tokens.count)
      tokens.append(MarkdownToken(kind: .bracket, range: index..<index + 1))
      return index + 1
    }
    guard let opener = brackets.popLast(), let link = target(text, after: index + 1) else {
      return index + 1
    }
    brackets.removeAll()
    flush(to: index, next: link.end)
    tokens[opener].range = tokens[opener].range.dropLast()
    tokens[opener].target = link.target
    var end = MarkdownToken(kind: .bracket, range: index..<index)
    end.endsLink = true
    tokens.append(end)
    return link.end
  }

  /// The target in `(target "title")`, and where that ends.
  private func target(
    _ text: Span<UInt8>,
    after index: Int
  ) -> (target: Range<Int>, end: Int)? {
    guard index < text.count, text[index] == 0x28 else { return nil }
    var depth = 0
    var end = index + 1
    var target: Range<Int>?
    let limit = min(text.count, index + LinkTable.longest + 256)
    while end < limit {
      let byte = text[end]
      if byte == 0x20, target == nil { target = index + 1..<end }
      if byte == 0x0A { return nil }
      if byte == 0x28 { depth += 1 }
      if byte == 0x29 {
        if depth == 0 { return (unwrapped(text, target ?? index + 1..<end), end + 1) }
        depth -= 1
      }
      end += 1
    }
    return nil
  }

  /// A target without the angle brackets around it.
  private func unwrapped(_ text: Span<UInt8>, _ target: Range<Int>) -> Range<Int> {
    let isWrapped =
      target.count > 1 && text[target.lowerBound] == 0x3C && text[target.upperBound - 1] == 0x3E
    return isWrapped ? target.lowerBound + 1..<target.upperBound - 1 : target
  }

  /// `<https://…>` is a link by itself.
  mutating func autolink(_ text: Span<UInt8>, at index: Int) -> Int {
    var end = index + 1
    let limit = min(text.count, index + LinkTable.longest)
    while end < limit, text[end] != 0x3E {
      if text[end] <= 0x20 || text[end] == 0x3C { return index + 1 }
      end += 1
    }
    let target = index + 1..<end
    guard end < limit, LinkTable.mayLeave(text.extracting(target)) else { return index + 1 }
    flush(to: index, next: end + 1)
    var token = MarkdownToken(kind: .text, range: target)
    token.autolink = target
    tokens.append(token)
    return end + 1
  }
}
