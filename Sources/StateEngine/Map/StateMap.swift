/// A dictionary of which versions share what they have in common.
///
/// A commit copies the collections that it changes, because the state before it is kept. For a
/// dictionary of ten thousand keys that is more than the change is worth. In a map, changing a key
/// copies the few nodes on the way to it, and two versions are compared by visiting only nodes that
/// they don't share. So a reader of one key costs the same however many keys there are.
///
/// ```swift
/// @Tracking
/// struct Widgets {
///   var counts = StateMap<String, Int>()
/// }
/// store.commit { $0.counts["stepper", default: 0] += 1 }
/// let reader = StoreReader { context in print(context.read(store).counts["stepper"] ?? 0) }
/// ```
///
/// The map is a hash trie with 32 ways at each level.
public struct StateMap<Key: TrackedLeaf & Hashable, Value: StateValue>: Sendable {
  var root: Node

  /// How many keys there are.
  public private(set) var count = 0

  /// Makes an empty map.
  public init() {
    root = Node()
  }

  /// Whether there are no keys.
  public var isEmpty: Bool { count == 0 }

  /// The value of a key; setting `nil` removes the key.
  ///
  /// - Parameter key: The key.
  /// - Complexity: O(log *n*), whether or not the storage is shared.
  public subscript(_ key: Key) -> Value? {
    get {
      root.value(key, Path(of: key))
    }
    set {
      if let newValue { update(newValue, for: key) } else { removeValue(for: key) }
    }
  }

  /// The value of a key, or a default; changing it sets the key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - fallback: The value when the key isn't there.
  /// - Complexity: O(log *n*), whether or not the storage is shared.
  public subscript(_ key: Key, default fallback: @autoclosure () -> Value) -> Value {
    get { self[key] ?? fallback() }
    set { update(newValue, for: key) }
  }

  /// Sets the value of a key.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The key.
  public mutating func update(_ value: Value, for key: Key) {
    if !isKnownUniquelyReferenced(&root) { root = root.copy() }
    if root.update(value, for: key, Path(of: key)) { count += 1 }
  }

  /// Removes a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: Its value, or `nil` if it wasn't there.
  @discardableResult
  public mutating func removeValue(for key: Key) -> Value? {
    guard let value = self[key] else { return nil }
    if !isKnownUniquelyReferenced(&root) { root = root.copy() }
    root.remove(key, Path(of: key))
    count -= 1
    return value
  }

  /// The keys and values, in no order.
  public var entries: [(key: Key, value: Value)] {
    var result: [(key: Key, value: Value)] = []
    result.reserveCapacity(count)
    root.visit { result.append(($0.key, $0.value)) }
    return result
  }

  /// The keys, in no order.
  public var keys: [Key] { entries.map(\.key) }
}

extension StateMap: ExpressibleByDictionaryLiteral {
  /// Makes a map of keys and values; of a repeated key, the last value counts.
  public init(dictionaryLiteral elements: (Key, Value)...) {
    self.init()
    for (key, value) in elements { update(value, for: key) }
  }
}

extension StateMap: CustomStringConvertible {
  /// The entries in brackets, ordered by their keys' text.
  public var description: String {
    if isEmpty { return "[:]" }
    let lines = entries.map { "\(String(reflecting: $0.key)): \(String(reflecting: $0.value))" }
    return "[\(lines.sorted().joined(separator: ", "))]"
  }
}
