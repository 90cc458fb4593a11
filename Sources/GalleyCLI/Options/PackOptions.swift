internal import Platform

/// A command that loads packs.
package protocol LoadsPacks {
  /// Which packs, as the options say.
  var selection: PackSelection { get set }
}

extension OptionGroup where Target: LoadsPacks {
  /// The options of a command that loads packs.
  package static var packs: OptionGroup {
    OptionGroup("Packs", choosing + [locked] + running)
  }

  /// The same where a lock is made or looked at.
  package static var unlockedPacks: OptionGroup { OptionGroup("Packs", choosing + running) }

  private static var choosing: [CommandOption<Target>] {
    [
      .bytes("packs", "DIR", "load every *.so in DIR, bytewise by name (repeatable)") {
        $0.selection.directories.append(FilePath(bytes: $1))
      },
      .bytes("pack", "FILE", "load FILE after those of --packs (repeatable)") {
        $0.selection.files.append(FilePath(bytes: $1))
      },
      .flag("no-starter", "leave the starter pack out") {
        $0.selection.includesStarter = false
      },
      .flag("allow-unsafe-permissions", "load packs that other users could have changed") {
        $0.selection.allowsUnsafePermissions = true
      },
    ]
  }

  private static var locked: CommandOption<Target> {
    .optionalBytes(
      "locked",
      "FILE",
      "use no pack unless all are as galley lock recorded (default: galley.lock)"
    ) { $0.selection.lock = .held($1.map(FilePath.init(bytes:)) ?? LockUse.standardFile) }
  }

  private static var running: [CommandOption<Target>] {
    [
      .seconds(
        "timeout",
        50...3_600_000,
        "stop a call into a pack after SECONDS, from 0.05 to 3600, and loading one after two"
          + " and a half times as long (default: 2)"
      ) { $0.selection.timeout = $1 },
      .flag(
        "in-process",
        "load packs into this process, where a debugger sees them: a crash ends it"
      ) { $0.selection.isInProcess = true },
    ]
  }
}
