internal import PackHost
package import Platform
internal import Widgets

/// What the options of every command that renders say.
package struct RenderOptions: Sendable {
  /// The largest width that `--width` takes.
  static let widths = 1...10_000

  /// Columns; nil where the terminal decides.
  package var width: Int?
  /// The form of the output; nil where the stream decides.
  package var format: FormatChoice?
  /// What `--color` says.
  package var color = ColorChoice.auto
  /// What stands for a widget that nothing draws.
  package var unknown = UnknownChoice.placeholder
  /// How diagnostics are written.
  package var diagnostics = DiagnosticsChoice.text
  /// The marks of ours.
  package var charset = CharsetChoice.unicode
  /// Whether diagnostics of warning or above fail.
  package var isStrict = false
  /// Whether every line says who drew it.
  package var explains = false
  /// The file of widget state.
  package var state: FilePath?
}

/// What `--format` takes.
package enum FormatChoice: String, OptionChoice {
  case plain
  case ansi
  case html
  case json
  case accessible
}

/// What `--unknown` takes.
package enum UnknownChoice: String, OptionChoice {
  case placeholder
  case skip

  /// The policy of the name.
  var policy: UnknownPolicy {
    switch self {
    case .placeholder: .placeholder
    case .skip: .skip
    }
  }
}

/// What `--diagnostics` takes.
package enum DiagnosticsChoice: String, OptionChoice {
  case text
  case json
  case none
}

/// What `--charset` takes.
package enum CharsetChoice: String, OptionChoice {
  case unicode
  case ascii
}
