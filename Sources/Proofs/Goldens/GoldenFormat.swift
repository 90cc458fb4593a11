internal import PackHost
internal import TextLayout

/// What of a page is kept in a golden file; the raw value is its name in settings, and the ending of
/// its files but for `plain`.
package enum GoldenFormat: String, CaseIterable, Sendable {
  /// The page as plain text.
  case plain
  /// The runs of text that have a style, one a line.
  case styles
  /// What was noticed at any width, and the status; one file for all widths.
  case diagnostics
  case ansi
  case html
  case json
  case accessible

  /// What a golden's name ends with.
  var ending: String { self == .plain ? "txt" : rawValue }

  /// What is to be rendered for it; nil: anything will do.
  var output: OutputFormat? {
    switch self {
    case .plain: .plain
    case .styles, .json: .json
    case .ansi: .ansi(.full)
    case .html: .html
    case .accessible: .accessible
    case .diagnostics: nil
    }
  }
}
