internal import PackFiles
internal import Pages
internal import Platform

/// What a pack says of itself, as `galley inspect` lists it.
enum PackFacts {
  typealias Fact = InspectionListing.Fact

  /// The facts of a pack's manifest.
  static func all(of inspection: PackInspection) -> [Fact] {
    guard let manifest = inspection.manifest else {
      return [Fact(label: "pack", value: "no manifest that can be read")]
    }
    return [
      Fact(label: "pack", value: "\(shown(manifest.id)) \(shown(manifest.version))"),
      Fact(label: "abi", value: "\(manifest.abi), needs a host of \(manifest.leastABI) or later"),
      Fact(label: "types", value: list(manifest.widgets.map(name))),
      Fact(label: "overrides", value: list(manifest.overrides.map(shown))),
      Fact(label: "after", value: list(manifest.after.map(shown))),
      Fact(label: "requires", value: list(manifest.requires.map(shown))),
      Fact(label: "license", value: shown(manifest.license ?? "none")),
      Fact(label: "url", value: shown(manifest.url ?? "none")),
    ]
  }

  private static func name(_ widget: PackManifest.Widget) -> String {
    widget.revision == 0
      ? shown(widget.type) : "\(shown(widget.type)) (revision \(widget.revision))"
  }

  private static func shown(_ text: String) -> String { QuotedText.escaped(text) }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}
