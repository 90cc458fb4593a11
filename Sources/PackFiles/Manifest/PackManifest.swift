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

  private let fields: PackManifestFields

  /// The pack's name, in reverse DNS order.
  package var id: String { fields.id }
  /// The pack's version.
  package var version: String { fields.version }
  /// The revision of ABI v1 that the pack was built against.
  package var abi: UInt32 { fields.abi }
  /// The least revision that a host must speak, 1 where it says none.
  package var leastABI: UInt32 { fields.leastABI }
  /// The types that it registers.
  package var widgets: PromisedTypes { fields.widgets }
  /// How many they are.
  package var widgetCount: Int { fields.widgets.count }
  /// The types that it means to override.
  package var overrides: [String] { fields.overrides }
  /// The packs that come before it, wherever they are found.
  package var after: [String] { fields.after }
  /// The host extensions that it can't do without.
  package var requires: [String] { fields.requires }
  /// The licence, for people.
  package var license: String? { fields.license }
  /// Where to read more, for people.
  package var url: String? { fields.url }
  /// Keys that aren't known here: of a later revision, or misspelt.
  package var otherKeys: [String] { fields.otherKeys }

  /// Reads a manifest's JSON text; keys that aren't known here are left to later revisions.
  package convenience init(parsing json: [UInt8]) throws(PackManifestError) {
    let reader = try PackManifestReader(json)
    var fields = PackManifestFields()
    fields.id = try reader.requiredString("id")
    fields.version = try reader.requiredString("version")
    fields.abi = try reader.requiredRevision("abi")
    fields.leastABI = try reader.revision("min_abi") ?? 1
    fields.widgets = try reader.widgets()
    fields.overrides = try reader.strings("overrides")
    fields.after = try reader.strings("after")
    fields.requires = try reader.strings("requires")
    fields.license = try reader.string("license")
    fields.url = try reader.string("url")
    fields.otherKeys = reader.keys(otherThan: PackManifest.keys)
    try self.init(fields)
  }

  /// The keys that this revision knows.
  static let keys: [StaticString] = [
    "id", "version", "abi", "min_abi", "widgets", "overrides", "after", "requires", "license",
    "url",
  ]

  /// Takes what was read, if it is all there.
  init(_ fields: consuming PackManifestFields) throws(PackManifestError) {
    if fields.id.isEmpty { throw .missing(field: "id") }
    if fields.version.isEmpty { throw .missing(field: "version") }
    if fields.abi == 0 { throw .missing(field: "abi") }
    if !PackManifest.isReverseDNS(fields.id) { throw .badID(fields.id) }
    self.fields = fields
  }

  /// Two or more labels of letters, digits, `-` and `_`, with dots between.
  private static func isReverseDNS(_ id: String) -> Bool {
    let bytes = id.utf8Span.span
    let dot = UInt8(ascii: ".")
    var labels = 0
    var last = dot
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == dot ? last == dot : !isOfLabel(byte) { return false }
      if byte == dot { labels += 1 }
      last = byte
    }
    return labels > 0 && last != dot
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
