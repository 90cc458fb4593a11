/// The state of a store at one version.
public struct Snapshot<State: StateValue>: Sendable {
  /// The state.
  public let state: State

  /// Its version.
  public let version: Version
}
