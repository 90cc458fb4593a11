/// What a sink of a store is told: a new version, or an activity.
public enum StoreEvent<State: StateValue, Activity: Sendable>: Sendable {
  /// A commit changed the state.
  case change(StateChange<State>)

  /// Something happened that isn't state, sent from a site.
  case activity(Activity, Site)
}

extension StoreEvent {
  /// The change, if the event is one.
  public var change: StateChange<State>? {
    guard case .change(let change) = self else { return nil }
    return change
  }

  /// The activity, if the event is one.
  public var activity: Activity? {
    guard case .activity(let activity, _) = self else { return nil }
    return activity
  }
}
