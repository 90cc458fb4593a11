internal import Synchronization

/// Guards the nodes and logs of one tree.
final class TreeLock: Sendable {
  private let mutex = Mutex(())

  /// Runs a closure while nobody else is in the tree.
  @inline(__always)
  func callAsFunction<Answer>(_ body: () -> Answer) -> Answer {
    mutex.withLock { _ in Carried(answer: body()) }.answer
  }
}

/// The places that a reader has been to in one tree, in order.
///
/// A reader mostly repeats itself. As long as it does, each read is one comparison with the log of
/// the run before; what comes in another order is found by the enrolment. The lock guards it all.
final class ReadLog {
  let lock: TreeLock
  private let reader: ReaderMark

  /// The run that goes on, or 0.
  private(set) var run: UInt64 = 0

  private var places: [ReadNode] = []
  private var repeated = 0
  private var strays: [ReadNode] = []

  init(_ reader: ReaderMark, _ lock: TreeLock) {
    self.reader = reader
    self.lock = lock
  }

  /// Starts a run.
  func open(_ run: UInt64) {
    self.run = run
    repeated = 0
  }

  /// Traps unless a run goes on.
  @inline(__always)
  func require(_ run: UInt64) {
    if run != self.run { Trap.readAfterRun(reader.site).fire() }
  }

  /// Notes that the reader is at a place.
  @inline(__always)
  func note(_ node: ReadNode) {
    if node.lastRun == run { return }
    node.lastRun = run
    if repeated < places.count, places[repeated] === node {
      repeated += 1
    } else {
      noteStray(node)
    }
  }

  private func noteStray(_ node: ReadNode) {
    let key = ObjectIdentifier(reader)
    if let known = node.enrolments[key] {
      if known.run == run { return }
      if known.index < repeated, places[known.index] === node { return }
    }
    node.enrolments[key] = ReadNode.Enrolment(reader: reader, run: run, index: 0)
    strays.append(node)
  }

  /// Ends the run and leaves the places that the reader didn't come to again.
  ///
  /// - Returns: What had been found there, which must outlive the lock.
  func close() -> [Finding] {
    defer { run = 0 }
    if repeated == places.count, strays.isEmpty { return [] }
    let key = ObjectIdentifier(reader)
    let left = places[repeated...].filter { $0.enrolments[key]?.run != run }
    places.removeSubrange(repeated...)
    for node in strays {
      node.enrolments[key]?.index = places.count
      places.append(node)
    }
    strays = []
    return left.compactMap { $0.expel(reader) }
  }

  /// Leaves every place.
  func leave() -> [Finding] {
    let left = places + strays
    places = []
    strays = []
    return left.compactMap { $0.expel(reader) }
  }

  /// The paths of the values that the last run read, in order.
  var paths: [String] { places.filter(\.isValue).map(\.path) }
}
