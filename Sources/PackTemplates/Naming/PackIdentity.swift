/// What a new pack is called wherever it has a name.
package struct PackIdentity: Hashable, Sendable {
  /// What an id has to be, as it follows "expected".
  package static let idExpectation =
    "a domain name backwards, in small letters, digits and hyphens, such as com.example.price-card"
  /// What a type has to be, as it follows "expected".
  package static let typeExpectation =
    "small letters, digits and single underscores, a letter first and at most 64 in all, such as"
    + " price_card"

  /// The name of the folder.
  package let name: PackName
  /// The id in the manifest.
  package var id: String
  /// The widget type that it draws.
  package var type: String

  /// Names everything after the pack.
  package init(_ name: PackName) {
    self.name = name
    id = "com.example." + name.text
    type = name.underscored
  }

  /// An id, or nil where it isn't what ``idExpectation`` says.
  package static func id(_ bytes: [UInt8]) -> String? {
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard bytes.count <= 255, parts.count > 1,
      parts.allSatisfy({ NamePart.isPart($0, joint: "-") })
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A type, or nil where it isn't what ``typeExpectation`` says.
  package static func type(_ bytes: [UInt8]) -> String? {
    guard bytes.count <= 64, NamePart.isPart(bytes[...], joint: "_") else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
