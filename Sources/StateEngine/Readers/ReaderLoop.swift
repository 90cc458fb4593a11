internal import Synchronization

/// Updates many readers together, as a screen does for each picture.
///
/// Every store that the readers read is walked once for all of them, and of the readers those run
/// whose values differ, in the order in which they were made. What an update costs doesn't depend
/// on how many readers there are, but on what changed.
///
/// ```swift
/// let loop = ReaderLoop("screen") { scheduleUpdate() }
/// let rows = (0..<1_000).map { row in StoreReader("row \(row)", in: loop) { draw(row, $0) } }
/// loop.update()
/// ```
public final class ReaderLoop {
  private struct Member {
    weak var reader: StoreReader?
  }

  private let core: LoopCore
  private var members: [UInt64: Member] = [:]
  private var nextNumber: UInt64 = 0

  /// Makes a loop.
  ///
  /// - Parameter wake: Is called when a commit may have changed what readers read: once until the
  ///   next ``update()``, on the committing thread, after the commit's events. It mustn't wait.
  public init(wake: @escaping @Sendable () -> Void = {}) {
    core = LoopCore(wake)
  }

  /// Runs the readers whose values differ.
  ///
  /// - Returns: The readers that ran, in order.
  /// - Complexity: Linear in the number of stores, and in the live places of what changed.
  @discardableResult
  public func update() -> [StoreReader] {
    for source in core.sources { source.advance() }
    return core.takeStale().sorted().compactMap { number in
      guard let reader = members[number]?.reader else { return nil }
      if reader.update() { return reader }
      if reader.isStale { core.addStale(number) }
      return nil
    }
  }

  /// Makes the recorder of a reader that is about to be added under a number.
  func makeRecorder(_ site: Site) -> (number: UInt64, recorder: Recorder) {
    let number = nextNumber
    nextNumber += 1
    let mark = ReaderMark(site) { [weak core] in core?.addStale(number) }
    return (number, Recorder(mark, loop: core))
  }

  /// Adds a reader, which isn't retained.
  func add(_ reader: StoreReader, _ number: UInt64) {
    members[number] = Member(reader: reader)
  }

  /// Removes a reader.
  func remove(_ number: UInt64) {
    members[number] = nil
  }
}

/// What a loop shares with the threads that commit.
final class LoopCore: Waker {
  private struct Followed {
    let source: any ReadSource
    var count: Int
  }

  private let body: @Sendable () -> Void
  private let followed = Mutex<[ObjectIdentifier: Followed]>([:])
  private let stale = Mutex<Set<UInt64>>([])

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }

  func wake() { body() }

  /// The states that the loop's readers read.
  var sources: [any ReadSource] { followed.withLock { $0.values.map(\.source) } }

  /// Counts a reader of a state.
  func follow(_ source: any ReadSource) {
    followed.withLock { followed in
      let key = ObjectIdentifier(source)
      followed[key, default: Followed(source: source, count: 0)].count += 1
    }
  }

  /// Ends what `follow` began.
  func unfollow(_ source: any ReadSource) {
    followed.withLock { followed in
      let key = ObjectIdentifier(source)
      followed[key]?.count -= 1
      if followed[key]?.count == 0 { followed[key] = nil }
    }
  }

  /// Adds a reader that would read something else.
  func addStale(_ number: UInt64) {
    _ = stale.withLock { $0.insert(number) }
  }

  /// Takes the readers that would have read something else.
  func takeStale() -> Set<UInt64> {
    stale.withLock { stale in
      defer { stale = [] }
      return stale
    }
  }
}
