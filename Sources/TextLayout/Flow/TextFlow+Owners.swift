extension TextFlow {
  /// Who drew before another began.
  package struct Owner {
    fileprivate var owner: UInt32
    fileprivate var floor: Int
    fileprivate var columns: Int
    fileprivate var regions: Int
    fileprivate var regionFloor: Int
    fileprivate var region: UInt32
  }

  /// The widget instance that draws what follows, until the balancing `popOwner`.
  ///
  /// It can't close or continue what was opened before.
  ///
  /// - Returns: What to hand to `popOwner`.
  package func pushOwner(_ owner: UInt32) -> Owner {
    engine.openAwaitedCell()
    let outer = Owner(
      owner: engine.owner,
      floor: engine.floor,
      columns: engine.columns.count,
      regions: engine.regions.count,
      regionFloor: engine.regionFloor,
      region: engine.region
    )
    engine.owner = owner
    engine.floor = engine.frames.count
    engine.regionFloor = engine.regions.count
    return outer
  }

  /// Closes what the widget left open, and goes back to the owner before.
  ///
  /// - Returns: Whether nothing was left open.
  @discardableResult
  package func popOwner(_ outer: Owner) -> Bool {
    let isBalanced =
      engine.frames.count == engine.floor && engine.columns.count == outer.columns
      && engine.regions.count == outer.regions
    if !isBalanced { engine.leave(to: engine.floor, columns: outer.columns) }
    engine.regions.removeSubrange(min(outer.regions, engine.regions.count)...)
    engine.region = outer.region
    engine.owner = outer.owner
    engine.floor = outer.floor
    engine.regionFloor = outer.regionFloor
    return isBalanced
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
  /// - Returns: Whether the widget had begun one.
  @discardableResult
  package func endRegion() -> Bool {
    guard engine.regions.count > engine.regionFloor else { return false }
    engine.region = engine.regions.removeLast()
    return true
  }
}
