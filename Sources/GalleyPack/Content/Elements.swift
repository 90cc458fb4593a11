/// The elements of an array, or the values of an object, in document order.
@frozen
public struct Elements: Sequence, IteratorProtocol {
  @usableFromInline let container: Content
  @usableFromInline let end: Int
  @usableFromInline var position = 0

  @inlinable
  init(_ container: Content) {
    self.container = container
    end = container.count
  }

  /// How many there are.
  @inlinable
  public var count: Int { end }

  /// Whether there are none.
  @inlinable
  public var isEmpty: Bool { end == 0 }

  /// An element by position; absent when there is no such element.
  @inlinable
  public subscript(position: Int) -> Content { container[position] }

  /// The next element.
  @inlinable
  public mutating func next() -> Content? {
    guard position < end else { return nil }
    defer { position += 1 }
    return container[position]
  }
}
