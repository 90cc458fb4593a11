internal import JSONText
package import Pages

/// Who gets an event, and which action of the page goes with it.
struct EventTarget {
  let widget: WidgetNode
  /// The type's chain, where a pack draws it.
  let chain: Int?
  /// The link whose renderer drew what was tapped.
  let link: Int
  let event: WidgetEvent

  /// The link that answers: the one that drew, or the nearest one underneath that answers events.
  func answeringLink(in registry: WidgetRegistry) -> Int? {
    guard let chain else { return nil }
    return (0...link).reversed().first { registry.renderer(of: chain, link: $0).answersEvents }
  }

  /// The page's action for the event: the tapped region's own, or the widget's by that name.
  var action: JSONNode? {
    event.action ?? widget.actions.flatMap { widget.document.member($0, event.name) }
  }

  /// The actions that the event sets off, once it has set these slots.
  func actions(after writes: [SlotWrite]) -> [ActionCall] {
    var calls: [ActionCall] = []
    if let last = writes.last, let node = widget.actions {
      let change = widget.document.member(node, "change")
      calls += call(change, name: "change", value: last.new)
    }
    if event.name != "change" { calls += call(action, name: event.name, value: event.value) }
    return calls
  }

  private func call(_ node: JSONNode?, name: String, value: StateValue?) -> [ActionCall] {
    guard let node else { return [] }
    let event = ActionEvent(name: name, sourceID: widget.id, value: value)
    let call = try? ActionCall(at: node, of: widget, event: event)
    return call.map { [$0] } ?? []
  }
}

extension WidgetReference {
  /// Names a widget of a page.
  package init(_ widget: WidgetNode) {
    self.init(type: widget.type, id: widget.id, path: widget.path)
  }
}
