import Foundation
import Testing

/// The gate: what is accepted passes, what is new fails and is named, and the list only shrinks.
@Suite struct BaselineProcessTests {
  private static let conflicts = "galley conflicts --no-starter --width 500 --baseline base.json"

  private func folder() throws -> Scratch {
    let folder = try Teams.copied()
    let made = try Teams.run(
      "\(Self.conflicts) --packs teams --update-baseline >/dev/null",
      in: folder
    )
    #expect(made.status == 0)
    #expect(made.errors.hasPrefix("galley: base.json: made, with "))
    return folder
  }

  @Test func whatIsAcceptedPasses() throws {
    let folder = try folder()
    let outcome = try Teams.run("\(Self.conflicts) --packs teams", in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(" 0 failing, "))
    #expect(outcome.output.contains("(in the baseline)"))
  }

  @Test func oneNewCollisionFailsAndIsNamed() throws {
    let folder = try folder()
    let outcome = try Teams.run("\(Self.conflicts) --packs teams --packs new", in: folder)
    #expect(outcome.status == 1)
    let failing = outcome.output.split(separator: "\n").filter {
      $0.contains("com.cumulus.cloud") && $0.hasPrefix("warning: ")
    }
    #expect(failing.count == 1 && failing[0].contains("overrides tag_cloud of com.borealis.cards"))
    #expect(failing[0].hasSuffix("[accidental-override]"))
    #expect(outcome.output.contains(" 1 failing, "))
  }

  @Test func updatingNeverAddsToIt() throws {
    let folder = try folder()
    let before = try folder.read("base.json")
    let outcome = try Teams.run(
      "\(Self.conflicts) --packs teams --packs new --update-baseline",
      in: folder
    )
    #expect(outcome.status == 1)
    #expect(try folder.read("base.json") == before)
  }

  @Test func whatIsGoneFailsUntilItIsRemoved() throws {
    let folder = try folder()
    let before = try folder.read("base.json")
    let script = "rm teams/borealis-ghost.so && \(Self.conflicts) --packs teams"
    let stale = try Teams.run(script, in: folder)
    #expect(stale.status == 1)
    #expect(stale.output.contains("[stale-baseline]"))
    #expect(stale.output.contains("still lists nothing-overridden of herro"))
    let update = try Teams.run("\(Self.conflicts) --packs teams --update-baseline", in: folder)
    #expect(update.status == 0)
    #expect(update.errors == "galley: base.json: 2 entries removed\n")
    #expect(try folder.read("base.json").count < before.count)
    #expect(try Teams.run("\(Self.conflicts) --packs teams", in: folder).status == 0)
  }

  @Test func aMissingBaselineIsAnError() throws {
    let outcome = try Teams.run("\(Self.conflicts) --packs teams", in: Teams.copied())
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        galley: base.json: there is no such baseline
        make it from what fails now: --update-baseline

        """
    )
  }

  @Test(arguments: ["[1,", "{\"galley_baseline\":2}", "\u{0}\u{1}"])
  func anotherFileIsRefused(_ content: String) throws {
    let folder = try Teams.copied()
    try folder.write(content, to: "base.json")
    let outcome = try Teams.run("\(Self.conflicts) --packs teams", in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix("galley: base.json: "))
    #expect(outcome.output.isEmpty)
  }

  @Test func aBaselineThatCanNotBeWrittenStaysAsItWas() throws {
    let folder = try folder()
    let before = try folder.read("base.json")
    let outcome = try Teams.run(
      "rm teams/borealis-ghost.so; ulimit -f 0; trap '' 25;"
        + " \(Self.conflicts) --packs teams --static --update-baseline 2>&1 | grep -q '^galley: can'",
      in: folder
    )
    #expect(outcome.status == 0)
    #expect(try folder.read("base.json") == before)
  }
}
