/// The events of a store that wait for delivery, and whether somebody delivers them.
///
/// The line is a value inside the store's state lock. Whoever finds it at rest becomes its courier
/// and delivers until ``next(_:)`` says, under that lock, that nothing is left.
struct EventLine<Event: Sendable> {
  /// One event in line, with the sinks that were subscribed when it was queued.
  struct Parcel {
    let event: Event
    let sinks: [Sink<Event>]
  }

  /// Who waits for the line to be at rest.
  typealias Idlers = [CheckedContinuation<Void, Never>]

  private var waiting: [Parcel?] = []
  private var head = 0
  private var hasCourier = false
  private var sinks: [Sink<Event>] = []
  private var idlers: Idlers = []

  /// Whether nothing waits and nothing is being delivered.
  var isIdle: Bool { !hasCourier && head == waiting.count }

  /// Whether anybody would be told of an event.
  var hasSinks: Bool { !sinks.isEmpty }

  /// Adds a sink for the events that are queued from now on.
  mutating func add(_ sink: Sink<Event>) {
    sinks.append(sink)
  }

  /// Removes a sink; what it was to be told is skipped by its being shut.
  mutating func remove(_ sink: Sink<Event>) {
    sinks.removeAll { $0 === sink }
  }

  /// Puts an event in line for the sinks there are.
  mutating func append(_ event: Event) {
    if hasSinks { waiting.append(Parcel(event: event, sinks: sinks)) }
  }

  /// Makes the caller the courier, unless there is one or nothing waits.
  mutating func hire() -> Bool {
    if hasCourier || head == waiting.count { return false }
    hasCourier = true
    return true
  }

  /// The next event for the courier; at the end, dismisses it and hands out who waited for that.
  mutating func next(_ idlers: inout Idlers) -> Parcel? {
    guard head < waiting.count else {
      waiting.removeAll(keepingCapacity: head < 64)
      head = 0
      hasCourier = false
      swap(&idlers, &self.idlers)
      return nil
    }
    defer { head += 1 }
    return waiting[head].take()
  }

  /// Has a continuation resumed when the line is next at rest.
  mutating func awaitRest(_ continuation: CheckedContinuation<Void, Never>) {
    idlers.append(continuation)
  }
}
