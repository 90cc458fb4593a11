internal import PackFiles
internal import PackHost
internal import Platform

/// A pack among others, in load order.
struct SetMember {
  let inspection: PackInspection
  /// What it registered; nil where it can't be loaded.
  let facts: LoadFacts?
  /// Whether it was asked about, rather than being there for the others.
  let isSubject: Bool

  var path: FilePath { inspection.path }
  var manifest: PackManifest? { inspection.manifest }

  /// What messages call it.
  var name: String { manifest?.id ?? path.printable }

  /// The types that it draws: as registered, or else as its manifest says.
  var types: [String] {
    facts.map { $0.types.map(\.text) } ?? manifest?.widgets.map(\.type) ?? []
  }

  /// Whether it says that it comes after another one.
  func comesAfter(_ other: SetMember) -> Bool {
    guard let id = other.manifest?.id else { return false }
    return manifest?.after.contains(id) == true
  }
}
