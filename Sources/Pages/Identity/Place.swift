/// Where an element stands in its page, in twelve bytes; paths are made from it when asked for.
package struct Place: Hashable, Sendable {
  package enum Kind: UInt8, Sendable {
    case page
    case headerWidget
    case section
    case sectionHeader
    case sectionWidget
    case footerWidget
  }

  package var kind: Kind
  /// The section's original index, counted over all pages loaded.
  package var section: UInt32 = 0
  /// The widget's original index in its array.
  package var index: UInt32 = 0

  package static let page = Place(kind: .page)

  package static func header(_ index: Int) -> Place {
    Place(kind: .headerWidget, index: UInt32(index))
  }

  package static func section(_ section: UInt32) -> Place {
    Place(kind: .section, section: section)
  }

  package static func sectionHeader(_ section: UInt32) -> Place {
    Place(kind: .sectionHeader, section: section)
  }

  package static func widget(_ index: Int, section: UInt32) -> Place {
    Place(kind: .sectionWidget, section: section, index: UInt32(index))
  }

  package static func footer(_ index: Int) -> Place {
    Place(kind: .footerWidget, index: UInt32(index))
  }

  /// The path under `root`, with sections counted from `base`.
  package func path(under root: String, sectionBase base: UInt32 = 0) -> String {
    var bytes: [UInt8] = []
    append(to: &bytes, under: root, sectionBase: base)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the path without making a string.
  func append(to bytes: inout [UInt8], under root: String, sectionBase base: UInt32 = 0) {
    bytes.append(contentsOf: root.utf8)
    switch kind {
    case .page: break
    case .headerWidget: Self.append(".header.widgets.", index, to: &bytes)
    case .footerWidget: Self.append(".footer.widgets.", index, to: &bytes)
    case .section: Self.append(".sections.", section - base, to: &bytes)
    case .sectionHeader:
      Self.append(".sections.", section - base, to: &bytes)
      bytes.append(contentsOf: ".header".utf8)
    case .sectionWidget:
      Self.append(".sections.", section - base, to: &bytes)
      Self.append(".widgets.", index, to: &bytes)
    }
  }

  private static func append(_ text: StaticString, _ number: UInt32, to bytes: inout [UInt8]) {
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    Decimal.append(number, to: &bytes)
  }
}

/// Writes numbers without making strings.
enum Decimal {
  static func append(_ number: UInt32, to bytes: inout [UInt8]) {
    guard number >= 10 else { return bytes.append(UInt8(ascii: "0") + UInt8(number)) }
    append(number / 10, to: &bytes)
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
