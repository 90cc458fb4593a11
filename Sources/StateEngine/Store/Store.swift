internal import Synchronization

/// Holds a state that changes in one way: by a commit.
///
/// Commits come from any thread and are made one after the other. Each that changes something makes
/// a version. Sinks see every version and every activity, in one order.
///
/// ```swift
/// let store = Store<Counter, Never>(Counter())
/// let subscription = store.subscribe { event in print(event) }
/// store.commit("increment") { $0.count += 1 }
/// ```
///
/// Two locks keep this true. The writer lock is held while a commit's closure runs, so that commits
/// are serial. The state lock is held for a few instructions only, and nothing is called under it:
/// reading ``state`` never waits for a commit's closure.
public final class Store<State: StateValue, Activity: Sendable>: Sendable {
  /// What sinks are told.
  public typealias Event = StoreEvent<State, Activity>

  /// The store's name in messages and traces, and where it was made.
  public let site: Site

  let writer: Mutex<Moment<State>>
  let memory: StoreMemory<State, Activity>

  /// The places that readers have been to.
  let reads: ReadTree<State>

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - state: The state of version 0.
  ///   - label: The store's name in messages, traces and the paths of reads.
  ///   - file: Where the store is made.
  ///   - line: Where the store is made.
  public init(
    _ state: State,
    label: String = "",
    file: String = #fileID,
    line: UInt = #line
  ) {
    let site = Site(label, file: file, line: line)
    let moment = Moment(state, Version(number: 0), site)
    let memory = StoreMemory<State, Activity>(moment)
    self.site = site
    self.memory = memory
    writer = Mutex(moment)
    reads = ReadTree(site, WakeList()) { memory.moment }
  }

  /// The state as of the last commit that returned or is being delivered.
  ///
  /// During a commit this is the state before it.
  public var state: State { memory.moment.state }

  /// The version of ``state``.
  public var version: Version { memory.moment.version }

  /// The state with its version.
  public var snapshot: Snapshot<State> { memory.moment.snapshot }
}
