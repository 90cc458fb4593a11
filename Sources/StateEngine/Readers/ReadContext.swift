/// Gives a reader the views of the states that it reads, during one run.
public struct ReadContext {
  private let recorder: Recorder
  private let run: UInt64

  init(_ recorder: Recorder) {
    self.recorder = recorder
    run = recorder.run
  }

  /// The view of a store's state.
  ///
  /// - Parameter store: The store, of which the reader may read any part.
  /// - Returns: A view that is good for this run.
  public func read<State: Trackable, Activity>(
    _ store: Store<State, Activity>
  ) -> Tracked<State> {
    view(of: store.reads)
  }

  /// The state of a store that is one leaf.
  ///
  /// - Parameter store: The store.
  /// - Returns: The state.
  public func read<State: TrackedLeaf, Activity>(_ store: Store<State, Activity>) -> State {
    view(of: store.reads).wholeValue
  }

  /// The view of a derived value.
  ///
  /// - Parameter derived: The derived value, which is brought up to date.
  /// - Returns: A view that is good for this run.
  public func read<Value: Trackable>(_ derived: Derived<Value>) -> Tracked<Value> {
    view(of: derived.reads)
  }

  /// A derived value that is one leaf.
  ///
  /// - Parameter derived: The derived value, which is brought up to date.
  /// - Returns: The value.
  public func read<Value: TrackedLeaf>(_ derived: Derived<Value>) -> Value {
    view(of: derived.reads).wholeValue
  }

  private func view<Root: StateValue>(of tree: ReadTree<Root>) -> Tracked<Root> {
    if recorder.run != run { Trap.readAfterRun(recorder.mark.site).fire() }
    return recorder.view(of: tree)
  }
}
