/// The fields of a manifest as they are read, one after the other; too many to copy around.
struct PackManifestFields: ~Copyable, Sendable {
  /// Empty where the manifest has none; there, it can't be.
  var id = ""
  /// Empty where the manifest has none; there, it can't be.
  var version = ""
  /// 0 where the manifest has none; there, it can't be.
  var abi: UInt32 = 0
  var leastABI: UInt32 = 1
  var widgets = PromisedTypes()
  var overrides: [String] = []
  var after: [String] = []
  var requires: [String] = []
  var license: String?
  var url: String?
  /// Keys that aren't known here, in order.
  var otherKeys: [String] = []
}
