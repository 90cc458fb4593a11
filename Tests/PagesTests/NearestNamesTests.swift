import Pages
import Testing

@Suite struct NearestNamesTests {
  struct Row: Sendable {
    var name: String
    var near: [String]
  }

  private static let known = [
    "accordion", "banner", "button_row", "card", "image", "image_text_card", "list_row",
    "stepper_row", "tag_rail", "title_block",
  ]

  @Test(arguments: [
    Row(name: "baner", near: ["banner"]),
    Row(name: "bnaner", near: ["banner"]),
    Row(name: "titleblock", near: ["title_block"]),
    Row(name: "crad", near: ["card"]),
    Row(name: "Banner", near: ["banner"]),
    Row(name: "hologram_projector", near: []),
    Row(name: "", near: []),
    Row(name: "banner", near: []),
  ])
  func suggests(_ row: Row) {
    #expect(NearestNames.near(row.name, among: Self.known) == row.near)
  }

  @Test func nearestComeFirst() {
    #expect(
      NearestNames.near("cart", among: ["carts", "dark", "card", "part"], limit: 2).count == 2
    )
    #expect(NearestNames.near("abcdef", among: ["abcxyf", "abcdeg"]) == ["abcdeg", "abcxyf"])
  }

  @Test func hugeNamesCostNothing() {
    let huge = String(repeating: "a", count: 1_000_000)
    #expect(NearestNames.near(huge, among: ["a"]) == [])
    #expect(NearestNames.near("a", among: [huge]) == [])
  }
}
