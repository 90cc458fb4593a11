import PackTemplates
import Testing

@Suite struct PackNameTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let underscored: String
    let product: String
    let module: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(name: "a", underscored: "a", product: "a-pack", module: "APack"),
    Row(
      name: "price-card",
      underscored: "price_card",
      product: "price-card-pack",
      module: "PriceCardPack"
    ),
    Row(name: "shop-pack", underscored: "shop_pack", product: "shop-pack", module: "ShopPack"),
    Row(name: "swift", underscored: "swift", product: "swift-pack", module: "SwiftPack"),
    Row(name: "v2-x1", underscored: "v2_x1", product: "v2-x1-pack", module: "V2X1Pack"),
  ])
  func otherNamesAreMadeFromIt(_ row: Row) throws {
    let name = try #require(PackName(Array(row.name.utf8)))
    #expect(name.text == row.name)
    #expect(name.underscored == row.underscored)
    #expect(name.product == row.product)
    #expect(name.moduleName == row.module)
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let name: String
    let near: String?
    var testDescription: String { name }
  }

  @Test(arguments: [
    Refused(name: "", near: nil), Refused(name: "-", near: nil), Refused(name: "..", near: nil),
    Refused(name: "PriceCard", near: "pricecard"), Refused(name: "Price Card", near: "price-card"),
    Refused(name: "price_card", near: "price-card"),
    Refused(name: "price--card", near: "price-card"),
    Refused(name: "packs/price", near: nil), Refused(name: "-x", near: "x"),
    Refused(name: "2nd-banner", near: "banner"), Refused(name: "x-", near: "x"),
    Refused(name: "größe", near: "gr-e"), Refused(name: "galley", near: nil),
    Refused(name: "galley-pack", near: nil), Refused(name: "日本", near: nil),
    Refused(name: "a\"; rm", near: "a-rm"),
    Refused(name: String(repeating: "a", count: 65), near: nil),
  ])
  func whatIsNoNameIsRefused(_ row: Refused) {
    #expect(PackName(Array(row.name.utf8)) == nil)
    #expect(PackName.near(Array(row.name.utf8)) == row.near)
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(PackName([0x61, 0xFF]) == nil)
    #expect(PackName([0x61, 0x00]) == nil)
  }
}
