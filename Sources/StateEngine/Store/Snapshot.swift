/// The state of a store at one version.
public struct Snapshot<State: StateValue>: Sendable {
  /// The state.
  public let state: State

  /// Its version.
  public let version: Version

  /// The commit that made the version; at version 0, where the store was made.
  public let site: Site
}
