/// The forms that a rendered page can take.
package enum OutputFormat: Hashable, Sendable {
  case plain
  case ansi(ColorDepth)
  case html
  /// Bare text without frames, for readers of screens.
  case accessible
  case json

  /// How many colours the reader of ANSI text can tell apart.
  package enum ColorDepth: UInt8, Sendable {
    /// No colour; bold, underline and the like stay.
    case none
    /// The 16 named colours.
    case basic
    /// The 256 indexed colours.
    case indexed
    /// 24-bit colour.
    case full
  }
}

/// What stands for a widget that no pack draws or whose payload is malformed.
package enum UnknownPolicy: UInt8, Sendable {
  /// One labelled box.
  case placeholder
  /// Nothing at all.
  case skip
}

/// How a carousel is set.
package enum CarouselForm: UInt8, Sendable {
  /// Every item's full content, one below the other.
  case list
  /// One row, cut at the edge, with a position mark.
  case strip
}
