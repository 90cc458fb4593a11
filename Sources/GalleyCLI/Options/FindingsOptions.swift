/// What `--format` takes where a command reports findings.
package enum FindingsFormat: String, OptionChoice {
  case text
  case json
  case sarif
  case junit
}

/// A command that reports findings.
package protocol ReportsFindings {
  /// Width and colour.
  var report: ReportOptions { get set }
  /// The form of the report.
  var format: FindingsFormat { get set }
}

extension OptionGroup where Target: ReportsFindings {
  /// The options of every command that reports findings.
  package static var findings: OptionGroup {
    OptionGroup(
      "Output",
      [
        .choice("format", "form of the report (default: text)") { $0.format = $1 },
        .number(
          "width",
          "N",
          RenderOptions.widths,
          "columns, 1 to 10000 (default: the terminal's; 80 where there is none)"
        ) { $0.report.width = $1 },
        .choice("color", "whether the report has colour (default: auto)") {
          $0.report.color = $1
        },
      ]
    )
  }
}
