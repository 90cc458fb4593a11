/// A loaded pack, as far as the registry and provenance need to know it.
package struct Pack: Sendable {
  /// The place in load order, from 1.
  package let order: Int
  /// The reverse-DNS id, or the file's name where the pack names none.
  package let id: String
  /// The semantic version, or empty.
  package let version: String
  /// The bytes of the file's path.
  package let path: [UInt8]
  /// The types whose override the manifest declares.
  package let declaredOverrides: [TypeName]

  /// Describes a pack.
  package init(
    order: Int,
    id: String,
    version: String = "",
    path: [UInt8] = [],
    declaredOverrides: [TypeName] = []
  ) {
    self.order = order
    self.id = id
    self.version = version
    self.path = path
    self.declaredOverrides = declaredOverrides
  }
}
