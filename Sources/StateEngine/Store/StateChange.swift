/// A commit that changed the state of a store.
public struct StateChange<State: StateValue>: Sendable {
  /// The state before the commit.
  public let old: State

  /// The state after the commit.
  public let new: State

  /// The version that the commit made.
  public let version: Version

  /// Where the commit was made, and its label.
  public let site: Site

  init(_ old: Moment<State>, _ new: Moment<State>) {
    self.old = old.state
    self.new = new.state
    version = new.version
    site = new.site
  }

  /// The parts that changed.
  ///
  /// - Complexity: Linear in the size of the parts that both states don't share.
  public var difference: StateDifference { StateDifference(from: old, to: new) }
}
