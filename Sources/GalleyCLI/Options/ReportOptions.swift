/// What the options of every command that lists something say.
package struct ReportOptions: Sendable {
  /// Columns; nil where the terminal decides.
  package var width: Int?
  /// The form of the listing.
  package var format = ReportFormat.text
  /// What `--color` says.
  package var color = ColorChoice.auto
}

/// What `--format` takes where a command lists something.
package enum ReportFormat: String, OptionChoice {
  case text
  case json
}

/// A command that lists something.
package protocol Reports {
  /// How, as the options say.
  var report: ReportOptions { get set }
}

extension OptionGroup where Target: Reports {
  /// The options of every command that lists something.
  package static var report: OptionGroup {
    OptionGroup(
      "Output",
      [
        .choice("format", "form of the output (default: text)") { $0.report.format = $1 },
        .number(
          "width",
          "N",
          RenderOptions.widths,
          "columns, 1 to 10000 (default: the terminal's; 80 where there is none)"
        ) { $0.report.width = $1 },
        .choice("color", "whether the output has colour (default: auto)") {
          $0.report.color = $1
        },
      ]
    )
  }
}
