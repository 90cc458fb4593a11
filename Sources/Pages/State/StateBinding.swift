/// Reads and writes one slot of a page's state.
@MainActor package struct StateBinding {
  private let read: @MainActor () -> StateValue
  private let write: @MainActor (StateValue) -> Void

  /// Makes a binding.
  ///
  /// - Parameters:
  ///   - read: The slot's value, or its default.
  ///   - write: Sets the slot.
  package init(
    read: @escaping @MainActor () -> StateValue,
    write: @escaping @MainActor (StateValue) -> Void
  ) {
    self.read = read
    self.write = write
  }

  /// The slot's value; its default where it was never set.
  package var value: StateValue {
    get { read() }
    nonmutating set { write(newValue) }
  }
}
