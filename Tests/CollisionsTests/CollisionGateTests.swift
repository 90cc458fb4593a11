import Collisions
import Platform
import Testing
import Widgets

/// Which findings fail a run.
@Suite struct CollisionGateTests {
  private func finding(_ kind: CollisionKind, _ type: String? = "x") -> Collision {
    Collision(
      kind,
      type: type.map { TypeName($0) },
      packs: ["com.b", "com.a"],
      message: "m",
      remedy: "r",
      file: "b.so"
    )
  }

  struct Row: Sendable {
    var triggers: [CollisionGate.Trigger] = []
    var verdicts: [(String, CollisionGate.Verdict)] = []
    var kind = CollisionKind.accidentalOverride
    var isKnown = false
    let outcome: CollisionGate.Outcome
  }

  @Test(arguments: [
    Row(outcome: .failing),
    Row(kind: .orderDecides, outcome: .reported),
    Row(isKnown: true, outcome: .known),
    Row(triggers: [.level(.error)], outcome: .reported),
    Row(triggers: [.level(.error)], kind: .mustBeNew, outcome: .failing),
    Row(triggers: [.level(.note)], kind: .orderDecides, outcome: .failing),
    Row(triggers: [.kind(.orderDecides)], kind: .orderDecides, outcome: .failing),
    Row(triggers: [.kind(.orderDecides)], outcome: .reported),
    Row(triggers: [.never], kind: .mustBeNew, outcome: .reported),
    Row(verdicts: [("x", .allow)], outcome: .allowed),
    Row(verdicts: [("x", .allow)], isKnown: true, outcome: .allowed),
    Row(verdicts: [("*", .warn)], outcome: .reported),
    Row(verdicts: [("*", .warn), ("x", .fail)], kind: .orderDecides, outcome: .failing),
    Row(verdicts: [("x", .fail), ("*", .warn)], outcome: .reported),
    Row(verdicts: [("y", .allow)], outcome: .failing),
  ])
  func outcomes(_ row: Row) {
    var gate = CollisionGate()
    gate.triggers = row.triggers
    gate.verdicts = row.verdicts.map { (NamePattern($0.0), $0.1) }
    #expect(gate.judge(finding(row.kind), isKnown: row.isKnown) == row.outcome)
  }

  @Test func whatIsAboutNoTypeHasNoVerdict() {
    var gate = CollisionGate()
    gate.verdicts = [(NamePattern("*"), .allow)]
    #expect(gate.judge(finding(.duplicateID, nil), isKnown: false) == .failing)
  }

  struct PatternRow: Sendable {
    let pattern: String
    let name: String
    let fits: Bool
  }

  @Test(arguments: [
    PatternRow(pattern: "banner", name: "banner", fits: true),
    PatternRow(pattern: "banner", name: "banners", fits: false),
    PatternRow(pattern: "ban*", name: "banner", fits: true),
    PatternRow(pattern: "*_row", name: "stepper_row", fits: true),
    PatternRow(pattern: "*a*b*c", name: "xxaxxabxxbc", fits: true),
    PatternRow(pattern: "*a*b*c", name: "xxaxxbxxcd", fits: false),
    PatternRow(pattern: "b?nner", name: "b\u{E4}nner", fits: true),
    PatternRow(pattern: "?", name: "", fits: false),
    PatternRow(pattern: "*", name: "", fits: true),
    PatternRow(pattern: "", name: "", fits: true),
  ])
  func patterns(_ row: PatternRow) {
    #expect(NamePattern(row.pattern).matches(row.name) == row.fits)
  }

  @Test func longNamesCostNoMoreThanTheirProduct() {
    let name = String(repeating: "a", count: 2000)
    let pattern = NamePattern(String(repeating: "*a", count: 200) + "b")
    #expect(!pattern.matches(name))
  }
}
