/// One member of an object: the node of its key and the node of its value.
package struct JSONMember: Hashable, Sendable {
  /// The key, a string node.
  package let key: JSONNode

  /// The value.
  package let value: JSONNode
}
