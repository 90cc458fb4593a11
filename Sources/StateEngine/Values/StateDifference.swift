/// The parts in which two states differ, each with its path and both values as text.
public struct StateDifference: Hashable, Sendable {
  /// The differences, in the order of the parts.
  public private(set) var entries: [Entry] = []

  private var path: [String] = []
  private var hasValues = true

  /// The differences between two values.
  ///
  /// - Parameters:
  ///   - old: The earlier value.
  ///   - new: The later value.
  /// - Complexity: Linear in the size of the parts that aren't shared by both values.
  public init<Value: StateValue>(from old: Value, to new: Value) {
    Value.addDifferences(from: old, to: new, into: &self)
  }

  /// The paths of the parts in which two values differ, without the cost of the values' text.
  ///
  /// - Parameters:
  ///   - old: The earlier value.
  ///   - new: The later value.
  /// - Returns: The paths, in the order of the parts.
  /// - Complexity: Linear in the size of the parts that aren't shared by both values.
  public static func paths<Value: StateValue>(from old: Value, to new: Value) -> [String] {
    var difference = StateDifference()
    Value.addDifferences(from: old, to: new, into: &difference)
    return difference.paths
  }

  private init() {
    hasValues = false
  }

  /// Whether the values are the same.
  public var isEmpty: Bool { entries.isEmpty }

  /// The paths of the entries, in order.
  public var paths: [String] { entries.map(\.path) }
}

extension StateDifference {
  /// Compares a part of both values and adds what differs under its name.
  ///
  /// - Parameters:
  ///   - name: The part's name.
  ///   - old: The part of the earlier value.
  ///   - new: The part of the later value.
  public mutating func compare<Part: StateValue>(_ name: String, _ old: Part, _ new: Part) {
    if Part.isSame(old, new) { return }
    descend(path.isEmpty ? name : ".\(name)") { Part.addDifferences(from: old, to: new, into: &$0) }
  }

  /// Whether two parts are the same; their type is inferred, which generated code relies on.
  ///
  /// - Parameters:
  ///   - old: The part of the earlier value.
  ///   - new: The part of the later value.
  /// - Returns: `true` if they are the same.
  @inlinable
  public static func isSame<Part: StateValue>(_ old: Part, _ new: Part) -> Bool {
    Part.isSame(old, new)
  }

  /// Adds that the value at this place changed.
  public mutating func addChange<Value>(from old: Value, to new: Value) {
    add(.changed(text(old), text(new)))
  }

  /// Adds that there is now a value at this place.
  public mutating func addPresence<Value>(of new: Value) {
    add(.added(text(new)))
  }

  /// Adds that there is no value at this place any more.
  public mutating func addAbsence<Value>(of old: Value) {
    add(.removed(text(old)))
  }

  /// Adds that the value at this place went from one index of its list to another.
  public mutating func addMove(from old: Int, to new: Int) {
    add(.moved(old, new))
  }

  /// Adds differences below a path component such as `[id: 3]`.
  ///
  /// - Parameters:
  ///   - component: What the component adds to the path, with its punctuation.
  ///   - body: Adds the differences.
  public mutating func descend(_ component: String, _ body: (inout StateDifference) -> Void) {
    path.append(component)
    body(&self)
    path.removeLast()
  }

  private func text<Value>(_ value: Value) -> String {
    hasValues ? String(reflecting: value) : ""
  }

  private mutating func add(_ kind: Entry.Kind) {
    entries.append(Entry(path: path.isEmpty ? "self" : path.joined(), kind: kind))
  }
}
