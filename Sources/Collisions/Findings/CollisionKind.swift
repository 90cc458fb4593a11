/// What can be wrong between packs; the names are stable.
package enum CollisionKind: String, CaseIterable, Sendable {
  /// A pack draws another pack's type and its manifest doesn't say so.
  case accidentalOverride = "accidental-override"
  /// A manifest declares the override of a type that no pack before claims.
  case nothingOverridden = "nothing-overridden"
  /// A manifest declares the override of a type that the pack itself doesn't draw.
  case overrideWithoutWidget = "override-without-widget"
  /// Two packs mean to override the same type, and nothing but their load order decides.
  case orderDecides = "order-decides"
  /// Two files have the same pack id.
  case duplicateID = "duplicate-id"
  /// A type must be new, and another pack has it.
  case mustBeNew = "must-be-new"
  /// A type must override, and there is nothing below.
  case mustOverride = "must-override"
  /// A manifest names a pack under `after` that isn't there.
  case afterAbsent = "after-absent"
  /// Packs want to come after each other.
  case afterCycle = "after-cycle"
  /// A pack registers a type more than once.
  case typeTwice = "type-twice"
  /// Two packs need different files of the same library name, and get one of them.
  case sharedLibrary = "shared-library"
  /// A pack needs another pack as a library.
  case packAsLibrary = "pack-as-library"
  /// Packs define the same process-wide symbol, and share one copy.
  case sharedSymbol = "shared-symbol"
  /// Packs export the same name.
  case exportedTwice = "exported-twice"
  /// A pack has no manifest, so its claims aren't known before it is loaded.
  case claimsUnknown = "claims-unknown"
  /// A page looks different when packs load in another order.
  case orderMatters = "order-matters"
  /// An override doesn't read a field that the renderer below it reads.
  case fieldUnread = "field-unread"
  /// An override doesn't keep a state slot that the renderer below it keeps.
  case stateDropped = "state-dropped"
  /// An override doesn't offer what can be tapped in the renderer below it.
  case actionDropped = "action-dropped"
  /// An override refuses a document that the renderer below it draws.
  case refusesMore = "refuses-more"
  /// An override draws a document that the renderer below it refuses.
  case acceptsMore = "accepts-more"
  /// The baseline lists what isn't found any more.
  case staleBaseline = "stale-baseline"

  /// How much it weighs.
  package var level: CollisionLevel {
    switch self {
    case .duplicateID, .mustBeNew, .mustOverride, .afterCycle, .sharedLibrary, .packAsLibrary,
      .refusesMore:
      .error
    case .accidentalOverride, .nothingOverridden, .overrideWithoutWidget, .afterAbsent,
      .sharedSymbol, .orderMatters, .staleBaseline, .fieldUnread, .stateDropped,
      .actionDropped:
      .warning
    case .orderDecides, .typeTwice, .exportedTwice, .claimsUnknown, .acceptsMore: .note
    }
  }

  /// What the kind means, as one sentence.
  package var summary: String {
    switch self {
    case .accidentalOverride: "a pack draws another pack's type without declaring it"
    case .nothingOverridden: "a declared override has nothing to override"
    case .overrideWithoutWidget: "a declared override isn't registered by its own pack"
    case .orderDecides: "two declared overrides of one type, and only load order decides"
    case .duplicateID: "two files have the same pack id"
    case .mustBeNew: "a type that must be new is taken"
    case .mustOverride: "a type that must override has nothing below it"
    case .afterAbsent: "\"after\" names a pack that isn't there"
    case .afterCycle: "packs want to come after each other"
    case .typeTwice: "a pack registers a type more than once"
    case .sharedLibrary: "packs need different files of one library name"
    case .packAsLibrary: "a pack needs another pack as a library"
    case .sharedSymbol: "packs share one copy of a process-wide symbol"
    case .exportedTwice: "packs export the same name"
    case .claimsUnknown: "a pack without a manifest, its claims unknown before it is loaded"
    case .orderMatters: "a page looks different in another load order"
    case .fieldUnread: "an override doesn't read a field that is read below it"
    case .stateDropped: "an override doesn't keep state that is kept below it"
    case .actionDropped: "an override doesn't offer an action that is offered below it"
    case .refusesMore: "an override refuses a document that is drawn below it"
    case .acceptsMore: "an override draws a document that is refused below it"
    case .staleBaseline: "the baseline lists what isn't found any more"
    }
  }
}

/// How much a finding weighs.
package enum CollisionLevel: String, CaseIterable, Comparable, Sendable {
  /// Worth knowing.
  case note
  /// Most likely not meant.
  case warning
  /// A pack is left out, or what is drawn can't be relied upon.
  case error

  /// Orders levels by weight.
  package static func < (left: CollisionLevel, right: CollisionLevel) -> Bool {
    left.weight < right.weight
  }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
