internal import Conformance
internal import PackFiles
internal import Platform

/// What the options of `galley check` say.
struct CheckOptions {
  /// The file of waivers.
  var waivers: FilePath?
  /// Whether lints fail too.
  var isStrict = false
  /// Whether files and directories that others may write are accepted.
  var allowsUnsafePermissions = false

  /// The checks as the options want them.
  func run() throws(CommandError) -> ConformanceRun {
    ConformanceRun(fileCheck: PackFileCheck(allowsWritableByOthers: allowsUnsafePermissions))
  }

  /// The waivers, where a file of them was named.
  func readWaivers() throws(CommandError) -> WaiverFile? {
    guard let waivers else { return nil }
    let bytes = try InputFile.read(waivers)
    do throws(WaiverFile.Fault) {
      return try WaiverFile(waivers, parsing: bytes)
    } catch {
      throw .waivers(waivers, error)
    }
  }
}

extension CheckCommand {
  /// Which checks, and what fails.
  static var checking: OptionGroup<Self> {
    OptionGroup(
      "Checks",
      [
        .bytes("waivers", "FILE", "findings to live with, as JSON: check, reason, expires") {
          $0.options.waivers = FilePath(bytes: $1)
        },
        .flag("strict", "fail with status 1 on lints too, not only where a law is broken") {
          $0.options.isStrict = true
        },
        .flag("allow-unsafe-permissions", "accept packs that other users could have changed") {
          $0.options.allowsUnsafePermissions = true
        },
        .flag("list", "list all checks instead") { $0.task = .list },
        .bytes("explain", "ID", "say what a check asks, why, and how to mend a pack, instead") {
          $0.task = .explain($1)
        },
      ]
    )
  }

  /// The form of the output.
  static var output: OptionGroup<Self> {
    OptionGroup(
      "Output",
      [.choice("format", "form of the output (default: text)") { $0.format = $1 }]
        + OptionGroup<Self>.report.options.filter { $0.name != "format" }
    )
  }
}
