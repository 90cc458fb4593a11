/// What a run could have found; the rest of a baseline is left alone.
package struct CollisionScope: Sendable {
  /// Whether nothing was loaded.
  package var isStatic: Bool
  /// The pages that were drawn in several orders, as they were named.
  package var pages: [String]

  /// A scope.
  package init(isStatic: Bool, pages: [String] = []) {
    self.isStatic = isStatic
    self.pages = pages
  }

  /// Whether a finding would have been found if it were still so.
  package func covers(_ entry: Collision.Identity) -> Bool {
    switch entry.kind {
    case .mustBeNew, .mustOverride, .typeTwice: !isStatic
    case .claimsUnknown: isStatic
    case .orderMatters: pages.contains { $0.utf8.elementsEqual(entry.subject.utf8) }
    default: true
    }
  }
}
