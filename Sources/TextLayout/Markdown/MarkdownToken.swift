/// A stretch of markdown's source.
struct MarkdownToken {
  enum Kind {
    case text
    case code
    /// A run of `*`, `_` or `~`.
    case delimiter
    /// `[`, and `]` with the target that follows it.
    case bracket
  }

  /// How many emphases begin or end at a token.
  struct Emphases {
    var strong = 0
    var emphasized = 0
    var struck = 0
  }

  var kind: Kind
  /// The bytes that are shown: all of a text, what doesn't pair of a delimiter.
  var range: Range<Int>
  var canOpen = false
  var canClose = false
  var opens = Emphases()
  var closes = Emphases()
  /// Of a `[`: the target of the link that it begins.
  var target: Range<Int>?
  var endsLink = false
  /// The target of text that is a link by itself.
  var autolink: Range<Int>?
}
