/// A state at one version, shared by everybody who looks at it.
///
/// A state may have many parts; handing on a moment copies one reference.
final class Moment<State: StateValue>: Sendable {
  let state: State
  let version: Version

  /// The commit that made the version; at version 0, where the store was made.
  let site: Site

  init(_ state: State, _ version: Version, _ site: Site) {
    self.state = state
    self.version = version
    self.site = site
  }

  /// The moment as others see it.
  var snapshot: Snapshot<State> { Snapshot(state: state, version: version, site: site) }
}
