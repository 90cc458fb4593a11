/// One place in a state that readers have been to, and who they are.
///
/// The nodes of a state form a tree from its root along the live paths. Everything in it is guarded
/// by the lock of its ``ReadTree``. A reader that is below a node is enrolled in the node too, so a
/// node that nobody is enrolled in is dropped by its parent.
class ReadNode: @unchecked Sendable {
  /// A reader that has been here.
  struct Enrolment {
    let reader: ReaderMark

    /// The run in which the reader was here, unless it only repeated what it did before.
    var run: UInt64

    /// Where the reader's log has the node.
    var index: Int
  }

  /// The node above.
  let parent: ReadNode?

  /// The last run of any reader that was here, which lets a repeated read return at once.
  final var lastRun: UInt64 = 0

  final var enrolments: [ObjectIdentifier: Enrolment] = [:]

  init(parent: ReadNode?) {
    self.parent = parent
  }

  /// What this node adds to its parent's path, such as `owner` or `[id: 3]`.
  var component: String { "" }

  /// Whether a reader that was here has read a value, not only gone through.
  var isValue: Bool { true }

  /// Forgets a node below.
  func drop(_ child: ReadNode) {}
}

extension ReadNode {
  /// The path from the state to this place.
  final var path: String {
    guard let above = parent?.path, !above.isEmpty else { return component }
    if component.isEmpty { return above }
    return component.hasPrefix("[") ? above + component : "\(above).\(component)"
  }

  /// Removes a reader and, if it was the last, the node.
  final func expel(_ reader: ReaderMark) -> Finding? {
    enrolments.removeValue(forKey: ObjectIdentifier(reader))
    if enrolments.isEmpty { parent?.drop(self) }
    return reader.forget(self)
  }
}
