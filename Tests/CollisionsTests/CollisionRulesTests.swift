import Collisions
import Platform
import Testing
import Widgets

/// What is wrong between packs, and what isn't.
@Suite struct CollisionRulesTests {
  struct Row: Sendable {
    let packs: [PackClaims]
    let findings: [String]
  }

  private static let overrides: [Row] = [
    Row(packs: [.pack(1, "a", ["x"]), .pack(2, "b", ["y"])], findings: []),
    Row(packs: [.starter(["x"]), .pack(2, "b", ["x"], declares: ["x"])], findings: []),
    Row(packs: [.pack(1, "a", ["x"]), .pack(2, "b", ["x"], declares: ["x"])], findings: []),
    Row(
      packs: [.pack(1, "a", ["x"]), .pack(2, "b", ["x"])],
      findings: ["accidental-override x com.b>com.a"]
    ),
    Row(
      packs: [.starter(["x"]), .pack(2, "a", ["x"], declares: ["x"]), .pack(3, "b", ["x"])],
      findings: ["accidental-override x com.b>com.a"]
    ),
    Row(
      packs: [
        .starter(["x"]), .pack(2, "a", ["x"], declares: ["x"]),
        .pack(3, "b", ["x"], declares: ["x"]),
      ],
      findings: ["order-decides x com.b>com.a"]
    ),
    Row(
      packs: [
        .starter(["x"]), .pack(2, "a", ["x"], declares: ["x"]),
        .pack(3, "b", ["x"], declares: ["x"], after: ["com.a"]),
      ],
      findings: []
    ),
  ]

  private static let declarations: [Row] = [
    Row(
      packs: [.pack(1, "a", ["x"], declares: ["x"])],
      findings: ["nothing-overridden x com.a"]
    ),
    Row(
      packs: [.pack(1, "a", ["x"], declares: ["x"]), .pack(2, "b", ["x"], declares: ["x"])],
      findings: ["nothing-overridden x com.a>com.b", "order-decides x com.b>com.a"]
    ),
    Row(
      packs: [.pack(1, "a", ["x"]), .pack(2, "b", ["y"], declares: ["x"])],
      findings: ["override-without-widget x com.b"]
    ),
    Row(
      packs: [.pack(1, "a", source: .unknown), .pack(2, "b", ["x"], declares: ["x"])],
      findings: ["claims-unknown com.a"]
    ),
  ]

  private static let policies: [Row] = [
    Row(
      packs: [.pack(1, "a", ["x"]), .pack(2, "b", ["x"], policy: .mustBeNew)],
      findings: ["must-be-new x com.b>com.a"]
    ),
    Row(
      packs: [.pack(1, "a", ["x"], policy: .mustOverride)],
      findings: ["must-override x com.a"]
    ),
    Row(
      packs: [.pack(1, "a", ["x"], policy: .mustOverride), .pack(2, "b", ["x"])],
      findings: ["must-override x com.a>com.b"]
    ),
  ]

  private static var names: [Row] {
    var twice = PackClaims.pack(1, "a", ["x"])
    twice.repeated = [TypeName("x")]
    var copy = PackClaims.pack(2, "b", ["y"])
    copy.id = "com.a"
    return [
      Row(packs: [twice], findings: ["type-twice x com.a"]),
      Row(packs: [.pack(1, "a"), copy], findings: ["duplicate-id com.a"]),
      Row(
        packs: [.pack(1, "a", after: ["com.gone"]), .pack(2, "b", after: ["com.a"])],
        findings: ["after-absent com.gone com.a"]
      ),
    ]
  }

  @Test(arguments: overrides + declarations + policies + names)
  func findings(_ row: Row) {
    #expect(CollisionRules.named(row.packs) == row.findings)
  }

  @Test func misspeltNamesGetTheNearest() throws {
    let packs: [PackClaims] = [
      .starter(["banner"]), .pack(2, "shop", ["baner"], declares: ["baner"], after: ["com.shopp"]),
    ]
    let findings = CollisionRules.findings(CollisionMatrix(packs))
    let nothing = try #require(findings.first { $0.kind == .nothingOverridden })
    #expect(nothing.remedy.hasPrefix("banner is the nearest type"))
    let absent = try #require(findings.first { $0.kind == .afterAbsent })
    #expect(absent.message.hasSuffix("did you mean com.shop?"))
  }

  @Test func aCycleNamesItsPacks() {
    let finding = CollisionRules.cycle(["com.b", "com.a"], [.pack(1, "a"), .pack(2, "b")])
    #expect(finding.packs == ["com.a", "com.b"])
    #expect(finding.message.hasSuffix("com.b after com.a after com.b"))
    #expect(finding.file == "packs/b.so")
  }

  @Test func theOrderOfFindingsIsThatOfTheirBytes() {
    let packs: [PackClaims] = [
      .pack(1, "a", ["\u{E9}", "z", "B", "a"]), .pack(2, "b", ["a", "z", "\u{E9}", "B"]),
    ]
    let types = CollisionRules.findings(CollisionMatrix(packs)).compactMap { $0.type?.printable }
    #expect(types == ["B", "a", "z", "\u{E9}"])
  }
}
