internal import PackHost
internal import Platform

/// Finds the pack that somebody names.
enum LoadedPack {
  /// The pack of an id, a path or a file's name.
  ///
  /// - Throws: which names there are.
  static func find(
    _ name: [UInt8],
    among packs: [PackReport]
  ) throws(CommandError) -> PackReport {
    let loaded = packs.filter { $0.status == .loaded }
    let byID = loaded.first { $0.id.utf8.elementsEqual(name) }
    let byFile = loaded.first {
      $0.file.utf8.elementsEqual(name) || FilePath($0.file).lastName.bytes == name
    }
    if let found = byID ?? byFile { return found }
    throw .unknownPack(name, nearest: NearestName.find(name, among: loaded.map(\.id)))
  }
}

extension PackSelection {
  /// The same packs in the same order but for one.
  func without(_ pack: PackReport, of packs: [PackReport]) -> PackSelection {
    let starter = packs.first { $0.origin == "starter" }?.order
    let rest = packs.filter {
      $0.order != pack.order && $0.order != starter && $0.status == .loaded
    }
    var selection = only(rest.map { FilePath($0.file) })
    if pack.order == starter { selection.includesStarter = false }
    return selection
  }
}
