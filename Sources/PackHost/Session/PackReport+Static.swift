package import PackFiles
internal import Pages
internal import Platform
internal import Widgets

extension PackReport {
  /// Reports on every file of a list, from what was read of it; nothing of a pack runs.
  ///
  /// - Complexity: linear in files and the types of their manifests.
  package static func all(of list: PackList) -> [PackReport] {
    let entries = list.entries.enumerated().map { PackReport($1, order: $0 + 1) }
    let orders = Dictionary(list.entries.indices.map { (list.entries[$0].path, $0 + 1) }) {
      first,
      _ in first
    }
    return entries
      + list.repetitions.map { PackReport($0, of: entries[(orders[$0.first] ?? 1) - 1]) }
  }

  private init(_ entry: PackEntry, order: Int) {
    self.init(
      order: order,
      file: entry.path.text,
      origin: entry.origin.description,
      id: entry.manifest?.id ?? QuotedText.escaped(entry.stem),
      version: entry.manifest?.version ?? "",
      status: .found
    )
    if case .failure(let refusal) = entry.outcome {
      status = .refused(PackRefusalText(refusal).description)
    } else if let manifest = entry.manifest {
      types = RegisteredType.all(of: manifest)
    } else {
      notes = ["has no manifest: what it draws shows only when it is loaded"]
    }
  }
}

extension PackReport.RegisteredType {
  /// The types that a manifest promises.
  fileprivate static func all(of manifest: PackManifest) -> [PackReport.RegisteredType] {
    let overrides = Set(manifest.overrides)
    return manifest.widgets.map { widget in
      PackReport.RegisteredType(
        TypeName(widget.type),
        summary: "",
        revision: widget.revision,
        isDeclaredOverride: overrides.contains(widget.type)
      )
    }
  }
}
