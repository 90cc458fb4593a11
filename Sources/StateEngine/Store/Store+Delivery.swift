internal import Synchronization

extension Store {
  /// Makes a state the current one and puts its event in line.
  func publish(_ next: State, _ site: Site) {
    shared.withLock { shared in
      shared.version = Version(number: shared.version.number + 1)
      if shared.line.hasSinks {
        let change = StateChange(
          old: shared.state,
          new: next,
          version: shared.version,
          site: site
        )
        shared.line.append(.change(change))
      }
      shared.state = next
    }
  }

  /// Delivers what is in line, unless another call is doing so.
  func deliver() {
    guard shared.withLock({ $0.line.hire() }) else { return }
    var idlers: EventLine<Event>.Idlers = []
    while let parcel = shared.withLock({ $0.line.next(&idlers) }) {
      for sink in parcel.sinks { sink.deliver(parcel.event) }
    }
    for idler in idlers { idler.resume() }
  }

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
    let sink = Sink(Site(label, file: file, line: line), sink)
    shared.withLock { $0.line.add(sink) }
    return Subscription { [weak self] in
      sink.shut()
      self?.shared.withLock { $0.line.remove(sink) }
    }
  }

  /// Waits until every event that is in line has been delivered.
  public func idle() async {
    await withCheckedContinuation { continuation in
      let isIdle = shared.withLock { shared in
        if !shared.line.isIdle { shared.line.awaitRest(continuation) }
        return shared.line.isIdle
      }
      if isIdle { continuation.resume() }
    }
  }
}
