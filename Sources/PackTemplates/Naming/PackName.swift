/// The name of a new pack, from which all its other names are made.
package struct PackName: Hashable, Sendable {
  /// What a name has to be, as it follows "expected".
  package static let expectation =
    "small letters, digits and single hyphens, a letter first and at most 64 in all, such as"
    + " price-card"

  /// The name as it was given: `price-card`.
  package let text: String

  /// Takes a name.
  ///
  /// - Returns: nil where it isn't what ``expectation`` says, or is the program's own.
  package init?(_ bytes: [UInt8]) {
    guard (1...64).contains(bytes.count), NamePart.isPart(bytes[...], joint: "-") else {
      return nil
    }
    text = String(decoding: bytes, as: UTF8.self)
    if moduleName == "GalleyPack" { return nil }
  }

  /// The name with underscores: `price_card`.
  package var underscored: String { String(text.map { $0 == "-" ? "_" : $0 }) }

  /// The name of what is built, which is no word of any language: `price-card-pack`.
  package var product: String { text.hasSuffix("-pack") ? text : text + "-pack" }

  /// The product as a module is named: `PriceCardPack`.
  package var moduleName: String {
    product.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// A name near what was given that would do; nil where there is none, as for a path.
  package static func near(_ bytes: [UInt8]) -> String? {
    if bytes.contains(UInt8(ascii: "/")) { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    let words = text.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let name = words.drop { $0.first?.isNumber == true }.joined(separator: "-")
    return PackName(Array(name.utf8))?.text
  }
}
