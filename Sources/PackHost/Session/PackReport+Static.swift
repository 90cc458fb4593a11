package import PackFiles
internal import Pages
internal import Platform
internal import Widgets

extension PackReport {
  /// Reports on every file of a list, from what was read of it; nothing of a pack runs.
  ///
  /// - Complexity: linear in files and the types of their manifests.
  package static func all(of list: PackList) -> [PackReport] {
    let entries = list.entries.indices.map { found(list.entries[$0], order: $0 + 1) }
    if list.repetitions.isEmpty { return entries }
    let orders = Dictionary(list.entries.indices.map { (list.entries[$0].path, $0 + 1) }) {
      first,
      _ in first
    }
    return entries
      + list.repetitions.map { PackReport($0, of: entries[(orders[$0.first] ?? 1) - 1]) }
  }

  private static func found(_ entry: PackEntry, order: Int) -> PackReport {
    var report = PackReport(entry, order: order, status: .found)
    if case .refused(let refusal) = entry.verdict {
      report.status = .refused(PackRefusalText(refusal).description)
    } else if let manifest = entry.manifest {
      report.types = RegisteredTypes(promisedBy: manifest)
    } else {
      report.notes = ["has no manifest: what it draws shows only when it is loaded"]
    }
    return report
  }
}

extension RegisteredTypes {
  /// The types that a manifest promises.
  fileprivate init(promisedBy manifest: PackManifest) {
    let widgets = manifest.widgets
    reserve(widgets.count, textSize: 16)
    for index in widgets.indices {
      append(widgets.name(at: index).span, revision: widgets.revision(at: index))
    }
    declare(manifest.overrides.map { TypeName($0) })
  }
}
