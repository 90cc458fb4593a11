package import TextLayout

/// The forms that a rendered page can take.
package enum OutputFormat: Hashable, Sendable {
  case plain
  case ansi(ColorDepth)
  case html
  /// Bare text without frames, for readers of screens.
  case accessible
  case json
}
