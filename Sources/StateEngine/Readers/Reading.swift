/// Reads a store as a property, and knows when what was read differs.
///
/// It is to a property what ``StoreReader`` is to a closure:
///
/// ```swift
/// final class Header {
///   @Reading(shop, "header") var shop
///   func draw() -> String { "Owner: \(shop.owner.name)" }
/// }
/// header.$shop.update { show(header.draw()) }
/// ```
///
/// The property's value is a view of the state. What is read through it is recorded until the next
/// ``update(_:)`` or ``needsUpdate``.
@propertyWrapper
public final class Reading<State: Trackable, Activity: Sendable> {
  private enum Source {
    case made(() -> Store<State, Activity>)
    case held(Store<State, Activity>)
    case watched(WeakStore)
  }

  private struct WeakStore {
    weak let store: Store<State, Activity>?
  }

  /// The reading's label, and where it was made.
  public let site: Site

  private var source: Source
  private let recorder: Recorder
  private var hasRead = false

  private init(_ source: Source, _ site: Site) {
    self.source = source
    self.site = site
    recorder = Recorder(ReaderMark(site))
  }

  /// Reads a store and retains it.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - label: The reading's name in messages.
  ///   - file: Where the reading is made.
  ///   - line: Where the reading is made.
  public convenience init(
    _ store: Store<State, Activity>,
    _ label: String = "",
    file: String = #fileID,
    line: UInt = #line
  ) {
    self.init(.held(store), Site(label, file: file, line: line))
  }

  /// Reads a store and doesn't retain it; use after its release stops the program.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - label: The reading's name, which the message gives.
  ///   - file: Where the reading is made.
  ///   - line: Where the reading is made.
  public convenience init(
    weak store: Store<State, Activity>,
    _ label: String = "",
    file: String = #fileID,
    line: UInt = #line
  ) {
    self.init(.watched(WeakStore(store: store)), Site(label, file: file, line: line))
  }

  /// Reads a store of its own, made once, when it is first used.
  ///
  /// - Parameters:
  ///   - make: Makes the store.
  ///   - label: The reading's name in messages.
  ///   - file: Where the reading is made.
  ///   - line: Where the reading is made.
  public convenience init(
    making make: @autoclosure @escaping () -> Store<State, Activity>,
    _ label: String = "",
    file: String = #fileID,
    line: UInt = #line
  ) {
    self.init(.made(make), Site(label, file: file, line: line))
  }

  /// A view of the state, as of when the current run began.
  public var wrappedValue: Tracked<State> {
    let store = store
    if recorder.run == 0 { recorder.begin() }
    hasRead = true
    return recorder.view(of: store.reads)
  }

  /// The reading itself.
  public var projectedValue: Reading { self }

  /// The store that is read.
  public var store: Store<State, Activity> {
    switch source {
    case .held(let store):
      return store
    case .made(let make):
      let store = make()
      source = .held(store)
      return store
    case .watched(let watched):
      guard let store = watched.store else { Trap.storeGone(site).fire() }
      return store
    }
  }

  /// Whether a value that was read differs, or none has been read yet; ends the current run.
  public var needsUpdate: Bool {
    finish()
    return !hasRead || recorder.isStale
  }

  /// Runs a closure that reads the property, if a value that it read before differs.
  ///
  /// - Parameter body: Reads, and does something with what it read. It mustn't commit.
  /// - Returns: Whether it ran.
  @discardableResult
  public func update(_ body: () -> Void) -> Bool {
    guard needsUpdate else { return false }
    hasRead = true
    recorder.begin()
    ThreadScope.run(.reader, site) { body() }
    finish()
    return true
  }

  /// The paths of the values that were read, in order; ends the current run.
  public var reads: [String] {
    finish()
    return recorder.paths
  }

  /// The values whose change made the last run necessary, by path.
  public var why: [ReadChange] {
    recorder.why.map(ReadChange.init).sorted { $0.path < $1.path }
  }

  private func finish() {
    if recorder.run != 0 { recorder.finish() }
  }
}
