import Collisions
import Platform
import Testing
import Widgets

/// The findings that a team has accepted: a list that can only shrink.
@Suite struct CollisionBaselineTests {
  private func findings(_ types: [String]) -> [Collision] {
    CollisionRules.findings(CollisionMatrix([.pack(1, "a", types), .pack(2, "b", types)]))
  }

  private let anywhere = CollisionScope(isStatic: false)

  @Test func theFileHasOneFindingALine() {
    let text = String(decoding: CollisionBaseline(findings(["y", "x"])).bytes, as: UTF8.self)
    #expect(
      text == """
        {"galley_baseline":1,"collisions":[
        {"kind":"accidental-override","type":"x","packs":["com.b","com.a"]},
        {"kind":"accidental-override","type":"y","packs":["com.b","com.a"]}
        ]}

        """
    )
  }

  @Test func whatIsWrittenReadsBack() throws {
    let odd = Collision(
      .sharedLibrary,
      packs: ["com.\"b\"", "com.a"],
      subject: "lib\u{7}\u{2028}.so",
      message: "",
      remedy: "",
      file: ""
    )
    let baseline = CollisionBaseline(findings(["x", "caf\u{E9}", "cafe\u{301}"]) + [odd])
    #expect(baseline.entries.count == 4)
    #expect(try CollisionBaseline(parsing: baseline.bytes).entries == baseline.entries)
    #expect(try CollisionBaseline(parsing: CollisionBaseline([]).bytes).entries.isEmpty)
  }

  @Test func newFindingsAreNotInIt() {
    let baseline = CollisionBaseline(findings(["x"]))
    #expect(findings(["x", "y"]).map { baseline.contains($0) } == [true, false])
    #expect(baseline.stale(findings(["x", "y"]), anywhere).isEmpty)
  }

  @Test func whatIsGoneIsStaleAndCanBeRemoved() {
    let baseline = CollisionBaseline(findings(["x", "y"]))
    let stale = baseline.stale(findings(["y", "z"]), anywhere)
    #expect(stale.map(\.type) == ["x"])
    #expect(baseline.removing(stale).entries.map(\.type) == ["y"])
  }

  @Test func stalenessIsNeverAccepted() {
    let finding = CollisionBaseline.staleness(
      CollisionBaseline(findings(["x"])).entries[0],
      in: "b.json"
    )
    #expect(finding.kind == .staleBaseline && finding.subject == "accidental-override x")
    #expect(CollisionBaseline([finding]).entries.isEmpty)
  }

  struct ScopeRow: Sendable {
    let kind: CollisionKind
    var subject = ""
    let whenStatic: Bool
    let whenLoaded: Bool
  }

  @Test(arguments: [
    ScopeRow(kind: .accidentalOverride, whenStatic: true, whenLoaded: true),
    ScopeRow(kind: .mustBeNew, whenStatic: false, whenLoaded: true),
    ScopeRow(kind: .claimsUnknown, whenStatic: true, whenLoaded: false),
    ScopeRow(kind: .orderMatters, subject: "p.json", whenStatic: false, whenLoaded: true),
    ScopeRow(kind: .orderMatters, subject: "q.json", whenStatic: false, whenLoaded: false),
  ])
  func onlyWhatCouldBeFoundCanBeStale(_ row: ScopeRow) {
    let entry = Collision.Identity(row.kind, type: "", packs: ["a"], subject: row.subject)
    #expect(CollisionScope(isStatic: true).covers(entry) == row.whenStatic)
    #expect(CollisionScope(isStatic: false, pages: ["p.json"]).covers(entry) == row.whenLoaded)
  }

  @Test(arguments: [
    "", "[]", "{}", "{\"galley_baseline\":2,\"collisions\":[]}",
    "{\"galley_baseline\":1,\"collisions\":{}}",
    "{\"galley_baseline\":1,\"collisions\":[{}]}",
    "{\"galley_baseline\":1,\"collisions\":[{\"kind\":\"huh\",\"packs\":[]}]}",
    "{\"galley_baseline\":1,\"collisions\":[{\"kind\":\"type-twice\"}]}",
  ])
  func otherFilesAreRefused(_ text: String) {
    #expect(throws: BaselineError.self) { try CollisionBaseline(parsing: Array(text.utf8)) }
  }
}
