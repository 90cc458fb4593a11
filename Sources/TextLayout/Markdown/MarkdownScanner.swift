/// Reads markdown's tokens, and pairs those that belong together.
struct MarkdownScanner {
  var tokens: [MarkdownToken] = []
  /// The positions of the delimiters that may still be closed, by `*`, `_` and `~`.
  private var openers: [[Int]] = [[], [], []]
  /// The positions of the `[` that may still begin a link.
  var brackets: [Int] = []
  /// Lengths of backtick runs that nothing closes.
  private var unclosed: Set<Int> = []
  private var plain = 0

  mutating func scan(_ text: Span<UInt8>) {
    var index = 0
    while index < text.count {
      switch text[index] {
      case 0x5C: index = escape(text, at: index)
      case 0x60: index = code(text, at: index)
      case 0x2A, 0x5F, 0x7E: index = delimiter(text, at: index)
      case 0x5B, 0x5D: index = bracket(text, at: index)
      case 0x3C: index = autolink(text, at: index)
      default: index += 1
      }
    }
    flush(to: text.count)
  }

  /// Ends the text before a token; text goes on at `next`.
  mutating func flush(to index: Int, next: Int? = nil) {
    if plain < index { tokens.append(MarkdownToken(kind: .text, range: plain..<index)) }
    plain = next ?? index
  }

  /// A backslash before ASCII punctuation isn't shown.
  private mutating func escape(_ text: Span<UInt8>, at index: Int) -> Int {
    guard index + 1 < text.count, MarkdownCharacter.isPunctuation(text[index + 1]) else {
      return index + 1
    }
    flush(to: index, next: index + 1)
    return index + 2
  }

  /// A code span lasts to the next run of as many backticks.
  private mutating func code(_ text: Span<UInt8>, at index: Int) -> Int {
    let start = MarkdownCharacter.runEnd(text, at: index)
    let length = start - index
    guard !unclosed.contains(length) else { return start }
    var end = start
    while end < text.count {
      if text[end] != 0x60 {
        end += 1
        continue
      }
      let next = MarkdownCharacter.runEnd(text, at: end)
      if next - end == length {
        flush(to: index, next: next)
        tokens.append(MarkdownToken(kind: .code, range: trimmed(text, start..<end)))
        return next
      }
      end = next
    }
    unclosed.insert(length)
    return start
  }

  /// One blank on both sides of code isn't shown.
  private func trimmed(_ text: Span<UInt8>, _ range: Range<Int>) -> Range<Int> {
    let isPadded =
      range.count > 2 && text[range.lowerBound] == 0x20 && text[range.upperBound - 1] == 0x20
    return isPadded ? range.lowerBound + 1..<range.upperBound - 1 : range
  }

  /// A run of `*`, `_` or `~~` closes what it can, then may open.
  private mutating func delimiter(_ text: Span<UInt8>, at index: Int) -> Int {
    let end = MarkdownCharacter.runEnd(text, at: index)
    if text[index] == 0x7E, end - index != 2 { return end }
    flush(to: index, next: end)
    let flanks = MarkdownCharacter.flanks(text, index..<end)
    tokens.append(
      MarkdownToken(
        kind: .delimiter,
        range: index..<end,
        canOpen: flanks.open,
        canClose: flanks.close
      )
    )
    let kind = text[index] == 0x2A ? 0 : text[index] == 0x5F ? 1 : 2
    if flanks.close { close(tokens.count - 1, kind) }
    if flanks.open, !tokens[tokens.count - 1].range.isEmpty {
      openers[kind].append(tokens.count - 1)
    }
    return end
  }

  /// Pairs a delimiter with those of its kind that opened last.
  private mutating func close(_ closer: Int, _ kind: Int) {
    while let opener = openers[kind].last, !tokens[closer].range.isEmpty {
      let count = min(tokens[opener].range.count, tokens[closer].range.count) >= 2 ? 2 : 1
      tokens[opener].range = tokens[opener].range.dropLast(count)
      tokens[closer].range = tokens[closer].range.dropFirst(count)
      note(kind, count, &tokens[opener].opens)
      note(kind, count, &tokens[closer].closes)
      if tokens[opener].range.isEmpty { openers[kind].removeLast() }
      for other in openers.indices where other != kind {
        while let inner = openers[other].last, inner > opener { openers[other].removeLast() }
      }
    }
  }

  private func note(_ kind: Int, _ count: Int, _ emphases: inout MarkdownToken.Emphases) {
    if kind == 2 {
      emphases.struck += 1
    } else if count == 2 {
      emphases.strong += 1
    } else {
      emphases.emphasized += 1
    }
  }
}
