extension Optional: StateValue where Wrapped: StateValue {
  /// Whether both are absent, or both present and the same.
  public static func isSame(_ old: Wrapped?, _ new: Wrapped?) -> Bool {
    switch (old, new) {
    case (nil, nil): true
    case (let old?, let new?): Wrapped.isSame(old, new)
    default: false
    }
  }

  /// Adds the differences of the values, or that one appeared or went away.
  public static func addDifferences(
    from old: Wrapped?,
    to new: Wrapped?,
    into difference: inout StateDifference
  ) {
    switch (old, new) {
    case (nil, nil): break
    case (let old?, let new?): Wrapped.addDifferences(from: old, to: new, into: &difference)
    case (nil, let new?): difference.addPresence(of: new)
    case (let old?, nil): difference.addAbsence(of: old)
    }
  }
}

extension Optional: TrackedLeaf where Wrapped: TrackedLeaf {}
