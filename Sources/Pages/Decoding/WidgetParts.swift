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

  /// Takes the members of an object in one pass; the last of equal keys counts, as everywhere.
  init(node: JSONNode, in document: JSONDocument) {
    self.node = node
    for member in document.members(of: node) {
      let key = member.key
      switch document.textCount(key) {
      case 2 where document.string(key, is: "id"): id = member.value
      case 4 where document.string(key, is: "type"): type = member.value
      case 4 where document.string(key, is: "data"): data = member.value
      case 6 where document.string(key, is: "layout"): layout = member.value
      case 7 where document.string(key, is: "actions"): actions = member.value
      case 8 where document.string(key, is: "fallback"): fallback = member.value
      case 8 where document.string(key, is: "requires"): requires = member.value
      default: break
      }
    }
  }
}
