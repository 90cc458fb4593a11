internal import Collisions
internal import Platform

extension ConflictsCommand {
  /// What is found out, and what fails.
  static var judgement: OptionGroup<Self> {
    OptionGroup(
      "Findings",
      [
        .flag("static", "read manifests alone; nothing is loaded") { $0.isStatic = true },
        .flag(
          "contract",
          "compare each override with the renderer below it, on samples and pages: fields it"
            + " doesn't read, state and actions it drops, documents that one refuses"
        ) { $0.comparesContracts = true },
        .bytes(
          "baseline",
          "FILE",
          "findings that FILE lists don't fail; what it lists and isn't found any more does"
        ) { $0.baseline = FilePath(bytes: $1) },
        .flag(
          "update-baseline",
          "take from FILE what isn't found any more, and add nothing; make it where there is none"
        ) { $0.updatesBaseline = true },
        .word(
          "fail-on",
          "WHAT",
          "what fails: a level (note, warning, error), a kind of finding, or never (repeatable;"
            + " default: warning)",
          trigger
        ) { $0.gate.triggers.append($1) },
        verdict("allow", "leave findings about TYPE out; * stands for any characters (repeatable)"),
        verdict("warn", "show findings about TYPE, and don't fail on them (repeatable)"),
        verdict("fail", "fail on findings about TYPE, whatever their level (repeatable)"),
      ]
    )
  }

  private static func trigger(
    _ value: [UInt8]
  ) throws(ValueError) -> CollisionGate.Trigger {
    let word = String(decoding: value, as: UTF8.self)
    if word == "never" { return .never }
    if let level = CollisionLevel(rawValue: word) { return .level(level) }
    if let kind = CollisionKind(rawValue: word) { return .kind(kind) }
    let kinds = CollisionKind.allCases.map(\.rawValue)
    let nearest = NearestName.find(value, among: kinds)
    throw ValueError(
      expected: "note, warning, error, never or a kind"
        + (nearest.map { " such as \($0)" } ?? " of finding")
    )
  }

  private static func verdict(_ name: String, _ help: String) -> CommandOption<Self> {
    let verdict: CollisionGate.Verdict = name == "allow" ? .allow : name == "warn" ? .warn : .fail
    return .bytes(name, "TYPE", help) {
      let pattern = NamePattern(String(decoding: $1, as: UTF8.self))
      $0.gate.verdicts.append((pattern, verdict))
    }
  }
}
