/// A value that follows from the states of stores, and changes only when it differs.
///
/// It is computed again when somebody asks for it, or is subscribed, and a value that the closure
/// read differs. An equal result is no new version.
///
/// ```swift
/// let total = Derived("total") { context in context.read(shop).total }
/// total.value
/// ```
///
/// A derived value isn't retained by the stores it reads. A subscription retains it, so a subscribed
/// one lives and is told of changes after everybody else let go of it.
public final class Derived<Value: StateValue>: Sendable {
  let core: DerivedCore<Value>
  let reads: ReadTree<Value>

  /// Makes a derived value and computes it.
  ///
  /// - Parameters:
  ///   - label: Its name in messages, traces and the paths of reads.
  ///   - file: Where it is made.
  ///   - line: Where it is made.
  ///   - compute: Reads, and returns the value. It mustn't change anything.
  public init(
    _ label: String = "",
    file: String = #fileID,
    line: UInt = #line,
    _ compute: @escaping @Sendable (ReadContext) -> Value
  ) {
    let core = DerivedCore(Site(label, file: file, line: line), compute)
    self.core = core
    reads = ReadTree(core.site, core.wakes) { core.moment }
  }

  /// Its label, and where it was made.
  public var site: Site { core.site }

  /// The value, brought up to date.
  public var value: Value { core.moment.state }

  /// How often the value has changed, brought up to date.
  public var version: Version { core.moment.version }

  /// The paths of the values that the last computation read, in order.
  public var dependencies: [String] { core.paths }

  /// Subscribes a sink to the changes that come from now on.
  ///
  /// Several commits may make one change here. The sink is called as a store's sinks are.
  ///
  /// - Parameters:
  ///   - label: The sink's name in messages.
  ///   - file: Where it is subscribed.
  ///   - line: Where it is subscribed.
  ///   - sink: Is called with each change.
  /// - Returns: The subscription, which ends when it is cancelled or released.
  public func subscribe(
    _ label: String = "",
    file: String = #fileID,
    line: UInt = #line,
    _ sink: @escaping @Sendable (StateChange<Value>) -> Void
  ) -> Subscription {
    core.subscribe(Site(label, file: file, line: line), sink)
  }
}

extension Store where State: Trackable {
  /// Makes a value that follows from the state.
  ///
  /// - Parameters:
  ///   - label: Its name in messages, traces and the paths of reads.
  ///   - file: Where it is made.
  ///   - line: Where it is made.
  ///   - compute: Reads the state, and returns the value.
  /// - Returns: The derived value, which retains the store.
  public func derived<Value>(
    _ label: String = "",
    file: String = #fileID,
    line: UInt = #line,
    _ compute: @escaping @Sendable (Tracked<State>) -> Value
  ) -> Derived<Value> {
    Derived(label, file: file, line: line) { compute($0.read(self)) }
  }
}
