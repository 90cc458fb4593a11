/// Appends paths of places, keeping what neighbours have in common.
struct PlacePaths: Sendable {
  private var shared: [UInt8] = []
  private var last: Place?

  /// Appends the path under `root`, as `Place.path` has it.
  mutating func append(_ place: Place, under root: String, to bytes: inout [UInt8]) {
    if last?.kind != place.kind || last?.section != place.section {
      shared.removeAll(keepingCapacity: true)
      var first = place
      first.index = 0
      first.append(to: &shared, under: root)
      if first.kind.hasIndex { shared.removeLast() }
      last = place
    }
    bytes.append(contentsOf: shared)
    if place.kind.hasIndex { Decimal.append(place.index, to: &bytes) }
  }
}

extension Place.Kind {
  /// Whether paths of this kind end in the widget's index.
  fileprivate var hasIndex: Bool {
    switch self {
    case .headerWidget, .footerWidget, .sectionWidget: true
    case .page, .section, .sectionHeader: false
    }
  }
}
