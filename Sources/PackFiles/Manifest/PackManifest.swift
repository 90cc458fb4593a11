internal import JSONText

/// What a pack says of itself in its ELF note, read without running it.
///
/// An object, as it never changes and has so many parts that copies of it would cost.
package final class PackManifest: Sendable {
  /// A widget type that the pack registers.
  package struct Widget: Hashable, Sendable {
    /// The type's name.
    package let type: String
    /// The revision of the widget's own contract, 0 where it says none.
    package let revision: UInt32
  }

  /// The pack's name, in reverse DNS order.
  package let id: String
  /// The pack's version.
  package let version: String
  /// The revision of ABI v1 that the pack was built against.
  package let abi: UInt32
  /// The least revision that a host must speak, 1 where it says none.
  package let leastABI: UInt32
  /// The types that it registers.
  package let widgets: [Widget]
  /// The types that it means to override.
  package let overrides: [String]
  /// The packs that come before it, wherever they are found.
  package let after: [String]
  /// The host extensions that it can't do without.
  package let requires: [String]
  /// The licence, for people.
  package let license: String?
  /// Where to read more, for people.
  package let url: String?
  /// Keys that aren't known here: of a later revision, or misspelt.
  package let otherKeys: [String]

  /// Reads a manifest's JSON text; keys that aren't known here are left to later revisions.
  package init(parsing json: [UInt8]) throws(PackManifestError) {
    let reader = try PackManifestReader(json)
    id = try reader.requiredString("id")
    version = try reader.requiredString("version")
    abi = try reader.requiredRevision("abi")
    leastABI = try reader.revision("min_abi") ?? 1
    widgets = try reader.widgets()
    overrides = try reader.strings("overrides")
    after = try reader.strings("after")
    requires = try reader.strings("requires")
    license = try reader.string("license")
    url = try reader.string("url")
    otherKeys = reader.keys(otherThan: PackManifest.keys)
    if !PackManifest.isReverseDNS(id) { throw .badID(id) }
  }

  /// The keys that this revision knows.
  private static let keys: [StaticString] = [
    "id", "version", "abi", "min_abi", "widgets", "overrides", "after", "requires", "license",
    "url",
  ]

  /// Two or more labels of letters, digits, `-` and `_`, with dots between.
  private static func isReverseDNS(_ id: String) -> Bool {
    let bytes = id.utf8Span.span
    var labels = 1
    var length = 0
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: ".") {
        if length == 0 { return false }
        labels += 1
        length = 0
      } else if isOfLabel(bytes[index]) {
        length += 1
      } else {
        return false
      }
    }
    return labels > 1 && length > 0
  }

  private static func isOfLabel(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
