/// Text with inline markdown, split into pieces of one look each.
///
/// After CommonMark 0.31: backslash escapes, code spans, `*` and `_` emphasis, links with an
/// inline target, autolinks; and `~~` strikes, as in GFM. Simpler than these: what closes pairs
/// with the last thing of its kind that opened, the rule about multiples of three isn't kept,
/// links don't bound emphasis, and their titles are dropped. What doesn't pair is text.
struct InlineMarkdown {
  /// What markdown adds to a style.
  struct Look: Equatable {
    var attributes: Attributes = []
    var isCode = false
    /// The target's bytes in the source.
    var link: Range<Int>?
  }

  /// A piece of the source that is shown in one look.
  struct Piece: Equatable {
    var range: Range<Int>
    var look: Look
  }

  private(set) var pieces: [Piece] = []

  /// Splits a text.
  ///
  /// - Complexity: O(n), but for code spans of many different lengths.
  init(_ text: Span<UInt8>) {
    var scanner = MarkdownScanner()
    scanner.scan(text)
    var strong = 0
    var emphasized = 0
    var struck = 0
    var link: Range<Int>?
    for token in scanner.tokens {
      strong -= token.closes.strong
      emphasized -= token.closes.emphasized
      struck -= token.closes.struck
      if token.endsLink { link = nil }
      var look = Look(isCode: token.kind == .code, link: token.autolink ?? link)
      if strong > 0 { look.attributes.insert(.bold) }
      if emphasized > 0 { look.attributes.insert(.italic) }
      if struck > 0 { look.attributes.insert(.strike) }
      add(token.range, look)
      strong += token.opens.strong
      emphasized += token.opens.emphasized
      struck += token.opens.struck
      if let target = token.target { link = target }
    }
  }

  private mutating func add(_ range: Range<Int>, _ look: Look) {
    if range.isEmpty { return }
    if let last = pieces.last, last.look == look, last.range.upperBound == range.lowerBound {
      pieces[pieces.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      pieces.append(Piece(range: range, look: look))
    }
  }
}
