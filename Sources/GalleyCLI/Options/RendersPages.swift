internal import Platform

/// A command that renders pages.
package protocol RendersPages {
  /// How, as the options say.
  var rendering: RenderOptions { get set }
}

extension OptionGroup where Target: RendersPages {
  /// The options of every command that renders pages.
  package static var rendering: OptionGroup {
    OptionGroup(
      "Rendering",
      [
        .number(
          "width",
          "N",
          RenderOptions.widths,
          "columns, 1 to 10000 (default: the terminal's; 80 where there is none)"
        ) { $0.rendering.width = $1 },
        .choice(
          "format",
          "form of the output (default: ansi on a terminal with colour, else plain)"
        ) { $0.rendering.format = $1 },
        .choice("color", "whether the output has colour (default: auto)") {
          $0.rendering.color = $1
        },
        .choice("charset", "marks and borders: Unicode or ASCII (default: unicode)") {
          $0.rendering.charset = $1
        },
        .choice(
          "unknown",
          "what stands for a widget that nothing draws (default: placeholder)"
        ) { $0.rendering.unknown = $1 },
        .bytes("state", "FILE", "widget state to start from, as JSON: id, key, value") {
          $0.rendering.state = FilePath(bytes: $1)
        },
        .flag("explain", "say for every line which pack and widget drew it") {
          $0.rendering.explains = true
        },
        .choice("diagnostics", "how diagnostics are written to stderr (default: text)") {
          $0.rendering.diagnostics = $1
        },
        .flag("strict", "fail with status 1 on diagnostics of warning or above") {
          $0.rendering.isStrict = true
        },
      ]
    )
  }
}
