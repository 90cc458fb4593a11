internal import JSONText

/// A widget's members, found but not checked.
struct WidgetParts {
  let node: JSONNode
  var type: JSONNode?
  var id: JSONNode?
  var layout: JSONNode?
  var data: JSONNode?
  var actions: JSONNode?
  var fallback: JSONNode?
  var requires: JSONNode?

  /// Takes the members of an object; the last of equal keys counts, as everywhere.
  init(node: JSONNode, in document: JSONDocument) {
    self.node = node
    type = document.member(node, "type")
    id = document.member(node, "id")
    layout = document.member(node, "layout")
    data = document.member(node, "data")
    actions = document.member(node, "actions")
    fallback = document.member(node, "fallback")
    requires = document.member(node, "requires")
  }
}
