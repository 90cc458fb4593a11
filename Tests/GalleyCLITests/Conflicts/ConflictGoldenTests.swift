import Foundation
import Testing

/// What `galley conflicts` and `galley which` say of two teams' packs, byte for byte.
///
/// `GALLEY_RECORD=1 swift test --filter ConflictGoldenTests` rewrites the goldens, and fails so
/// that nobody takes that for a comparison.
@Suite struct ConflictGoldenTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let script: String
    var status: Int32 = 1
    var testDescription: String { name }
  }

  private static let teams = "--no-starter --packs teams --width 500"
  private static let cards =
    "--no-starter --pack teams/0-house.so --pack teams/atlas-cards.so"
    + " --pack teams/borealis-cards.so --width 500"

  static let rows = [
    Row(name: "teams.txt", script: "galley conflicts \(teams)"),
    Row(name: "teams.json", script: "galley conflicts \(teams) --format json"),
    Row(name: "teams.sarif", script: "galley conflicts \(teams) --format sarif"),
    Row(name: "teams.junit.xml", script: "galley conflicts \(teams) --format junit"),
    Row(name: "teams.static.txt", script: "galley conflicts \(teams) --static"),
    Row(name: "loops.txt", script: "galley conflicts --no-starter --packs loops --width 500"),
    Row(name: "orders.txt", script: "galley conflicts pages \(cards)"),
    Row(name: "swaps.txt", script: "galley conflicts pages/shop.json \(teams)"),
    Row(name: "orders.json", script: "galley conflicts pages \(cards) --format json"),
    Row(name: "contract.txt", script: "galley conflicts --contract \(cards)"),
    Row(name: "which.txt", script: "galley which pages/shop.json \(cards)", status: 0),
    Row(name: "which.json", script: "galley which pages \(cards) --format json", status: 0),
    Row(
      name: "without.txt",
      script: "galley which pages \(cards) --without com.borealis.cards",
      status: 0
    ),
    Row(
      name: "blast.txt",
      script: "galley which pages \(cards) --blast borealis-cards.so",
      status: 0
    ),
    Row(name: "registry.txt", script: "galley registry hero pages \(cards)", status: 0),
    Row(name: "registry.json", script: "galley registry hero \(cards) --format json", status: 0),
  ]

  private func compare(_ output: String, with name: String) throws {
    let golden = Teams.fixtures.appendingPathComponent("reports/\(name)")
    if ProcessInfo.processInfo.environment["GALLEY_RECORD"] == "1" {
      try Data(output.utf8).write(to: golden)
      Issue.record("recorded \(name)")
    }
    #expect(output == String(decoding: try Data(contentsOf: golden), as: UTF8.self))
  }

  @Test(arguments: rows)
  func reportsAreAsRecorded(_ row: Row) throws {
    let outcome = try Teams.run(row.script, in: Teams.copied())
    try compare(outcome.output, with: row.name)
    #expect(outcome.status == row.status, "\(outcome.errors)")
  }

  @Test func theExampleShowsEveryKindThatNeedsNoPage() throws {
    let reports = Teams.fixtures.appendingPathComponent("reports")
    let text = try ["teams.txt", "teams.static.txt", "loops.txt", "orders.txt", "contract.txt"]
      .map { try String(contentsOf: reports.appendingPathComponent($0), encoding: .utf8) }
      .joined()
    for kind in Self.kinds { #expect(text.contains("[\(kind)]"), "\(kind)") }
  }

  /// All kinds but the one about baselines.
  private static let kinds = [
    "accidental-override", "nothing-overridden", "override-without-widget", "order-decides",
    "duplicate-id", "must-be-new", "must-override", "after-absent", "after-cycle", "type-twice",
    "shared-library", "pack-as-library", "shared-symbol", "exported-twice", "claims-unknown",
    "order-matters", "field-unread", "state-dropped", "action-dropped", "refuses-more",
    "accepts-more",
  ]

  @Test(arguments: 0..<20)
  func theOrderOfTheDiskChangesNothing(seed: Int) throws {
    var generator = SplitMix(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
    let folder = try Teams.copied { $0.shuffled(using: &generator) }
    for row in Self.rows where ["teams.txt", "teams.json", "orders.txt"].contains(row.name) {
      try compare(Teams.run(row.script, in: folder).output, with: row.name)
    }
  }

  @Test(arguments: [
    ["LANG": "C"], ["LANG": "C.UTF-8"], ["LC_ALL": "tr_TR.UTF-8"], ["LC_ALL": "POSIX"],
  ])
  func theLocaleChangesNothing(_ locale: [String: String]) throws {
    let folder = try Teams.copied()
    for row in Self.rows where row.name.hasPrefix("teams") || row.name.hasPrefix("which") {
      try compare(Teams.run(row.script, in: folder, environment: locale).output, with: row.name)
    }
  }
}

/// Random numbers that are the same in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
