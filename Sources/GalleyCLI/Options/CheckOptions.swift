internal import Conformance
internal import PackFiles
internal import PackHost
internal import Platform

/// What the options of `galley check` say.
struct CheckOptions {
  /// The file of waivers.
  var waivers: FilePath?
  /// Whether lints fail too.
  var isStrict = false
  /// Whether the starter pack is loaded before them.
  var includesStarter = true
  /// How long one call into a pack may last.
  var timeout = Duration.seconds(2)
  /// Whether files and directories that others may write are accepted.
  var allowsUnsafePermissions = false

  /// The checks as the options want them.
  func run() throws(CommandError) -> ConformanceRun {
    let starter = includesStarter ? PackSearch.installedStarter() : nil
    if includesStarter, starter == nil { throw .starterMissing }
    return ConformanceRun(
      fileCheck: PackFileCheck(allowsWritableByOthers: allowsUnsafePermissions),
      limits: WatchLimits(call: timeout),
      starter: starter
    )
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
        .flag("no-starter", "don't load the starter pack before them") {
          $0.options.includesStarter = false
        },
        .seconds(
          "timeout",
          50...3_600_000,
          "stop a call into a pack after SECONDS, and loading one after two and a half times as"
            + " long (default: 2)"
        ) { $0.options.timeout = $1 },
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
}
