extension TextFlow {
  /// The widget instance that draws what follows, until the balancing `popOwner`.
  ///
  /// - Returns: What to hand to `popOwner`.
  package func pushOwner(_ owner: UInt32) -> UInt32 {
    let outer = engine.owner
    engine.owner = owner
    return outer
  }

  /// Goes back to the owner before.
  package func popOwner(_ outer: UInt32) {
    engine.owner = outer
  }

  /// What follows belongs to a tappable region, until the balancing `endRegion`.
  ///
  /// Regions nest; a run belongs to the innermost.
  package func beginRegion(_ region: UInt32) {
    engine.regions.append(engine.region)
    engine.region = region
  }

  /// Goes back to the region before.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  package func endRegion() -> Bool {
    guard let outer = engine.regions.popLast() else { return false }
    engine.region = outer
    return true
  }
}
