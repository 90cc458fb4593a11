import Testing
import Widgets

@Suite struct WidgetRegistryTests {
  @Test func theLastPackToRegisterATypeDrawsIt() throws {
    var registry = WidgetRegistry()
    try registry.add(Pack(order: 1, id: "a"), [Registration("card", typing: "a")])
    try registry.add(Pack(order: 2, id: "b"), [Registration("card", typing: "b")])
    let chain = try #require(registry.chain(of: TypeName("card")))
    #expect(chain.links.map(\.pack) == [0, 1])
    #expect(chain.winner == 1)
    #expect(chain.base(below: 1) == 0)
    #expect(chain.base(below: 0) == nil)
  }

  @Test func twoSpellingsOfALetterAreTwoTypes() throws {
    var registry = WidgetRegistry()
    try registry.add(
      Pack(order: 1, id: "a"),
      [Registration("caf\u{E9}", typing: ""), Registration("cafe\u{301}", typing: "")]
    )
    #expect(registry.chains.count == 2)
  }

  @Test func ofTwoClaimsInOnePackTheLastCounts() throws {
    var registry = WidgetRegistry()
    let repeated = try registry.add(
      Pack(order: 1, id: "a"),
      [
        Registration("card", typing: "first"), Registration("row", typing: ""),
        Registration("card", typing: "last"), Registration("card", typing: "very last"),
      ]
    )
    #expect(repeated == [TypeName("card")])
    #expect(registry.chains.indices.map(registry.type) == [TypeName("card"), TypeName("row")])
    #expect(registry.chains.allSatisfy { $0.links.count == 1 })
  }

  @Test func aPackWhosePolicyIsNotMetRegistersNothing() throws {
    var registry = WidgetRegistry()
    try registry.add(Pack(order: 1, id: "a"), [Registration("card", typing: "a")])
    #expect(throws: RegistryConflict.self) {
      try registry.add(
        Pack(order: 2, id: "b"),
        [
          Registration("row", typing: "b"),
          Registration("card", policy: .mustBeNew, typing: "b"),
        ]
      )
    }
    #expect(throws: RegistryConflict.self) {
      try registry.add(
        Pack(order: 3, id: "c"),
        [Registration("list", policy: .mustOverride, typing: "c")]
      )
    }
    #expect(registry.packs.map(\.id) == ["a"])
    #expect(registry.chain(of: TypeName("row")) == nil)
    #expect(registry.chain(of: TypeName("list")) == nil)
  }

  @Test func policiesThatAreMetRegister() throws {
    var registry = WidgetRegistry()
    try registry.add(
      Pack(order: 1, id: "a"),
      [Registration("card", policy: .mustBeNew, typing: "a")]
    )
    try registry.add(
      Pack(order: 2, id: "b"),
      [Registration("card", policy: .mustOverride, typing: "b")]
    )
    #expect(registry.chain(of: TypeName("card"))?.links.count == 2)
  }

  @Test func typesOfEveryLengthHaveHashesOfTheirOwn() {
    let names = (0..<100).map { String(repeating: "a", count: $0) }
    let others = names.dropFirst().flatMap { name in
      name.indices.map { place in
        var other = name
        other.replaceSubrange(place...place, with: "b")
        return other
      }
    }
    let hashes = (names + others).map { hash($0) }
    #expect(Set(hashes).count == hashes.count)
    #expect(names.map { hash("x" + $0) } == names.map { hash("x" + $0) })
  }

  /// The hash of a name that is a part of other bytes.
  private func hash(_ name: String) -> UInt32 {
    let bytes = Array("<\(name)>".utf8)
    let type = TypeName(utf8: bytes[1..<bytes.count - 1])
    return TypeName.hash(type.utf8.span)
  }

  @Test func manyTypesAreFoundByTheirBytes() throws {
    var registry = WidgetRegistry()
    let names = (0..<5000).map { "type_\($0)" }
    try registry.add(Pack(order: 1, id: "a"), names.map { Registration($0, typing: $0) })
    for (index, name) in names.enumerated() {
      #expect(registry.chain(of: TypeName(name).utf8.span) == index)
    }
    #expect(registry.chain(of: TypeName("type_5000").utf8.span) == nil)
    #expect(registry.chain(of: TypeName("").utf8.span) == nil)
  }
}
