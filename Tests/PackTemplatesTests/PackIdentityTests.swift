import PackTemplates
import Testing

@Suite struct PackIdentityTests {
  @Test func everythingIsNamedAfterThePack() throws {
    let name = try #require(PackName(Array("price-card".utf8)))
    let identity = PackIdentity(name)
    #expect(identity.id == "com.example.price-card")
    #expect(identity.type == "price_card")
    #expect(PackIdentity.id(Array(identity.id.utf8)) == identity.id)
    #expect(PackIdentity.type(Array(identity.type.utf8)) == identity.type)
  }

  @Test(arguments: ["a.b", "org.example.price-card", "x1.y2"])
  func idsAreDomainNamesBackwards(_ id: String) {
    #expect(PackIdentity.id(Array(id.utf8)) == id)
  }

  @Test(arguments: [
    "", "a", ".a.b", "a.b.", "a..b", "A.b", "a b.c", "a.b\"", "a._", "a.-b", "a.b/c", "1.a",
  ])
  func otherIdsAreRefused(_ id: String) {
    #expect(PackIdentity.id(Array(id.utf8)) == nil)
  }

  @Test(arguments: ["a", "price_card", "v2"])
  func typesAreWordsAndUnderscores(_ type: String) {
    #expect(PackIdentity.type(Array(type.utf8)) == type)
  }

  @Test(arguments: ["", "_a", "a_", "a__b", "A", "a-b", "a b", "é", "a\\"])
  func otherTypesAreRefused(_ type: String) {
    #expect(PackIdentity.type(Array(type.utf8)) == nil)
  }

  @Test func lengthsAreLimited() {
    let long = String(repeating: "a", count: 65)
    #expect(PackIdentity.type(Array(long.utf8)) == nil)
    #expect(PackIdentity.type(Array(long.dropFirst().utf8)) != nil)
    let id = "a." + String(repeating: "b", count: 254)
    #expect(PackIdentity.id(Array(id.utf8)) == nil)
    #expect(PackIdentity.id(Array(id.dropLast().utf8)) != nil)
  }
}
