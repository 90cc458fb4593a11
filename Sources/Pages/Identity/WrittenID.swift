internal import JSONText

/// What is stored of an element's id: the node that it is written in, and the suffix it was given.
struct WrittenID: Hashable, Sendable {
  /// The string in the document; the root stands for an absent id.
  var node = JSONNode.root
  /// From 2; 0 for an id that was free.
  var suffix: UInt32 = 0

  var isPositional: Bool { node == .root }

  /// The id without the suffix of a repeat.
  func stem(
    type: @autoclosure () -> String,
    path: @autoclosure () -> String,
    in source: PageSource
  )
    -> String
  {
    isPositional ? "\(type())@\(path())" : source.document.text(node)
  }

  func text(type: @autoclosure () -> String, place: Place, in source: PageSource) -> String {
    let stem = stem(type: type(), path: source.idPath(of: place), in: source)
    return suffix == 0 ? stem : "\(stem)#\(suffix)"
  }
}
