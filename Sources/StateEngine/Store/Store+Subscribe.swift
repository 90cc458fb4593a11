extension Store {
  /// Subscribes a sink to the changes and activities that come from now on.
  ///
  /// The sink is called on the thread that made the change or on one that is delivering, one event
  /// at a time, in the order of the versions, and without any being left out. It may commit.
  ///
  /// - Parameters:
  ///   - label: The sink's name in messages.
  ///   - file: Where it is subscribed.
  ///   - line: Where it is subscribed.
  ///   - sink: Is called with each event.
  /// - Returns: The subscription, which ends when it is cancelled or released.
  public func subscribe(
    _ label: String = "",
    file: String = #fileID,
    line: UInt = #line,
    _ sink: @escaping @Sendable (Event) -> Void
  ) -> Subscription {
    let entry = memory.subscribe(Site(label, file: file, line: line), sink)
    return Subscription { [weak memory] in
      if let memory { memory.unsubscribe(entry) } else { entry.shut() }
    }
  }

  /// Waits until every event that is in line has been delivered.
  public func idle() async {
    await memory.idle()
  }
}
