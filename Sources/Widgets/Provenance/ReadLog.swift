package import JSONText

/// What renderers read while they drew: the ground for derived schemas and for "why".
package struct ReadLog: Sendable {
  /// One read.
  package enum Read: Hashable, Sendable {
    /// A value of the widget's document.
    case content(JSONNode)
    /// A member that an object doesn't have.
    case absent(JSONNode, key: String)
    /// A state slot.
    case state(key: String)
    /// The width of the box.
    case width
    /// The size of a child.
    case size(JSONNode)
  }

  /// For each owner its reads, each once, in order of first read.
  package private(set) var reads: [UInt32: [Read]] = [:]
  private var known: [UInt32: Set<Read>] = [:]

  /// Makes an empty log.
  package init() {}

  mutating func add(_ read: Read, of owner: UInt32) {
    guard known[owner, default: []].insert(read).inserted else { return }
    reads[owner, default: []].append(read)
  }
}
