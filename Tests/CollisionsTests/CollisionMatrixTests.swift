import Collisions
import PackFiles
import Platform
import Testing
import Widgets

/// Who claims what, who draws it, and by which rule.
@Suite struct CollisionMatrixTests {
  private func standings(_ packs: [PackClaims], _ type: String) -> [CollisionMatrix.Standing] {
    CollisionMatrix(packs).row(of: TypeName(type))?.cells.map(\.standing) ?? []
  }

  @Test func theLastClaimDraws() {
    let packs: [PackClaims] = [
      .pack(1, "a", ["x"]), .pack(2, "b", ["x", "y"]), .pack(3, "c", ["x"]),
    ]
    #expect(standings(packs, "x") == [.shadowed, .shadowed, .draws])
    #expect(standings(packs, "y") == [.draws])
    #expect(CollisionMatrix(packs).rows.map(\.type) == [TypeName("x"), TypeName("y")])
  }

  @Test func anUnmetPolicyTakesTheWholePackAway() {
    let packs: [PackClaims] = [
      .pack(1, "a", ["x"]), .pack(2, "b", ["w", "x"], policy: .mustBeNew), .pack(3, "c", ["w"]),
    ]
    #expect(standings(packs, "x") == [.draws, .refused])
    #expect(standings(packs, "w") == [.withdrawn, .draws])
  }

  @Test func mustOverrideNeedsAClaimInForce() {
    let refused: PackClaims = .pack(1, "a", ["x"], policy: .mustOverride)
    #expect(
      standings([refused, .pack(2, "b", ["x"], policy: .mustOverride)], "x") == [
        .refused, .refused,
      ]
    )
    #expect(
      standings([.pack(1, "b", ["x"]), .pack(2, "a", ["x"], policy: .mustOverride)], "x") == [
        .shadowed, .draws,
      ]
    )
  }

  @Test func refusedPacksClaimNothing() {
    let packs: [PackClaims] = [
      .pack(1, "a", ["x"]), .pack(2, "b", ["x"], source: .refused("b.so: empty")),
    ]
    #expect(standings(packs, "x") == [.draws])
  }

  @Test func namesAreEqualOnlyToTheSameBytes() {
    let packs: [PackClaims] = [.pack(1, "a", ["caf\u{E9}"]), .pack(2, "b", ["cafe\u{301}"])]
    #expect(CollisionMatrix(packs).rows.count == 2)
    #expect(CollisionRules.named(packs).isEmpty)
  }

  struct RuleRow: Sendable {
    let lower: PackClaims
    let upper: PackClaims
    let code: String
    let words: String
  }

  private static func pack(_ change: (inout PackClaims) -> Void) -> PackClaims {
    var pack = PackClaims.pack(2, "b")
    change(&pack)
    return pack
  }

  private static let rules: [RuleRow] = [
    RuleRow(
      lower: .starter([]),
      upper: .pack(2, "b"),
      code: "starter",
      words: "the starter pack loads first"
    ),
    RuleRow(
      lower: .pack(1, "a"),
      upper: .pack(2, "b"),
      code: "names",
      words: "--packs packs loads by name, a.so before b.so"
    ),
    RuleRow(
      lower: .pack(1, "a"),
      upper: .pack(2, "b", after: ["com.a"]),
      code: "after",
      words: "its manifest puts it after com.a"
    ),
    RuleRow(
      lower: pack { $0.position = 2 },
      upper: pack { $0.position = 1 },
      code: "after",
      words: "its manifest puts it after com.b"
    ),
    RuleRow(
      lower: .pack(1, "a"),
      upper: pack { $0.origin = .directory("more") },
      code: "directories",
      words: "--packs packs comes before --packs more"
    ),
    RuleRow(
      lower: .pack(1, "a"),
      upper: pack { $0.origin = .file },
      code: "origins",
      words: "--packs loads before --pack"
    ),
    RuleRow(
      lower: pack { $0.origin = .searchPath("p") },
      upper: pack { $0.origin = .directory("q") },
      code: "origins",
      words: "GALLEY_PACK_PATH loads before --packs"
    ),
    RuleRow(
      lower: pack { ($0.origin, $0.position) = (.file, 1) },
      upper: pack { $0.origin = .file },
      code: "files",
      words: "files of --pack load in the order given"
    ),
  ]

  @Test(arguments: rules)
  func theRuleThatDecided(_ row: RuleRow) {
    let rule = OrderRule.between(row.lower, row.upper)
    #expect(rule.code == row.code)
    #expect(rule.description == row.words)
  }
}
