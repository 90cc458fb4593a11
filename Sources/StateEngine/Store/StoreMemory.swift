internal import Synchronization

/// What the state lock of a store guards: the newest state, and the events that are in line.
///
/// Nothing is called under the lock. The memory outlives its store while readers still compare.
final class StoreMemory<State: StateValue, Activity: Sendable>: Sendable {
  typealias Event = StoreEvent<State, Activity>

  private struct Shared {
    var moment: Moment<State>
    var line = EventLine<Event>()
  }

  private let shared: Mutex<Shared>

  init(_ moment: Moment<State>) {
    shared = Mutex(Shared(moment: moment))
  }

  /// The newest state.
  var moment: Moment<State> { shared.withLock { $0.moment } }

  /// Makes a moment the newest and puts its event in line; nobody else may publish meanwhile.
  func publish(_ next: Moment<State>, after old: Moment<State>) {
    shared.withLock { shared in
      shared.moment = next
      if shared.line.hasSinks { shared.line.append(.change(StateChange(old, next))) }
    }
  }

  /// Puts an activity in line.
  func append(_ activity: Activity, _ site: Site) {
    shared.withLock { $0.line.append(.activity(activity, site)) }
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

  /// Subscribes a sink to the events that are put in line from now on.
  func subscribe(_ site: Site, _ body: @escaping @Sendable (Event) -> Void) -> Sink<Event> {
    let sink = Sink(site, body)
    shared.withLock { $0.line.add(sink) }
    return sink
  }

  /// Ends what `subscribe` began.
  func unsubscribe(_ sink: Sink<Event>) {
    sink.shut()
    shared.withLock { $0.line.remove(sink) }
  }

  /// Waits until the line is at rest.
  func idle() async {
    await withCheckedContinuation { continuation in
      let isIdle = shared.withLock { shared in
        if !shared.line.isIdle { shared.line.awaitRest(continuation) }
        return shared.line.isIdle
      }
      if isIdle { continuation.resume() }
    }
  }
}
