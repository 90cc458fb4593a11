extension StateDifference {
  /// One part in which two states differ.
  public struct Entry: Hashable, Sendable {
    /// What became of the part; values are given as text.
    public enum Kind: Hashable, Sendable {
      /// The part had the first value and has the second.
      case changed(String, String)
      /// The part wasn't there.
      case added(String)
      /// The part isn't there any more.
      case removed(String)
      /// The part went from the first index of its list to the second.
      case moved(Int, Int)
    }

    /// The path from the state to the part, such as `items[id: 3].title`.
    public let path: String

    /// What became of the part.
    public let kind: Kind
  }
}

extension StateDifference.Entry: CustomStringConvertible {
  /// The path, then the old and new value.
  public var description: String {
    switch kind {
    case .changed(let old, let new): "\(path): \(old) → \(new)"
    case .added(let new): "\(path): added \(new)"
    case .removed(let old): "\(path): removed \(old)"
    case .moved(let old, let new): "\(path): moved from \(old) to \(new)"
    }
  }
}

extension StateDifference: CustomStringConvertible {
  /// One entry a line.
  public var description: String {
    entries.map(\.description).joined(separator: "\n")
  }
}
