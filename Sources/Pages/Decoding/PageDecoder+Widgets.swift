internal import JSONText

extension PageDecoder {
  /// A widget of the page; nil, with one diagnostic, for what isn't one.
  mutating func widget(_ node: JSONNode, place: Place) -> WidgetNode? {
    guard let parts = widgetParts(node) else { return nil }
    var widget = WidgetNode(
      source: source,
      parts: parts,
      layout: layout(parts.layout),
      anchor: node,
      place: place,
      depth: 1
    )
    claimWidget(&widget)
    check(widget, parts)
    return widget
  }

  /// Finds a widget's members; the last of equal keys counts.
  mutating func widgetParts(_ node: JSONNode) -> WidgetParts? {
    guard document.kind(node) == .object else {
      dropped(node, "a widget")
      return nil
    }
    var parts = WidgetParts(node: node, in: document)
    guard let type = parts.type, document.isFilledString(type) else {
      let id = parts.id.flatMap { document.kind($0) == .string ? document.string($0) : nil }
      let found = FieldError.describe(parts.type, in: document)
      report(
        .droppedElement,
        at: node,
        id: id,
        "expected a widget, an object with a type; its type is \(found)"
      )
      return nil
    }
    if parts.id != nil { parts.id = writtenID(node).ifPresent }
    return parts
  }

  /// What is wrong inside a widget that stays.
  mutating func check(_ widget: WidgetNode, _ parts: WidgetParts) {
    if let layout = parts.layout { reportNotes(within: layout, of: widget) }
    if let actions = parts.actions { checkActions(actions, of: widget) }
    if let fallback = parts.fallback { checkFallback(fallback, of: widget) }
    if let requires = parts.requires { checkRequirements(requires, of: widget) }
  }

  private mutating func checkActions(_ node: JSONNode, of widget: WidgetNode) {
    guard document.kind(node) != .null else { return }
    guard document.kind(node) == .object else {
      return report(FieldError(.object, found: node), within: node, of: widget)
    }
    for member in document.members(of: node) where document.kind(member.value) != .null {
      do throws(FieldError) {
        _ = try ActionNode.decode(at: member.value, in: document)
      } catch {
        reportAction(member.value, error, of: widget)
      }
    }
  }

  /// An action is refused as a whole, at its own path; the message names the part.
  private mutating func reportAction(
    _ action: JSONNode,
    _ error: FieldError,
    of widget: WidgetNode
  ) {
    let document = document
    let part = error.key.isEmpty ? "" : "\(error.key): "
    report(
      .malformedPayload,
      at: action,
      type: widget.type,
      id: widget.id,
      part + error.message(in: document)
    )
  }

  private mutating func checkFallback(_ node: JSONNode, of widget: WidgetNode) {
    switch document.kind(node) {
    case .null: return
    case .string where document.string(node, is: "drop"): return
    case .object:
      if let type = document.member(node, "type"), document.isFilledString(type) { return }
    default: break
    }
    report(
      FieldError(.other("a widget or \"drop\""), found: node),
      within: node,
      of: widget
    )
  }

  private mutating func checkRequirements(_ node: JSONNode, of widget: WidgetNode) {
    guard document.kind(node) != .null else { return }
    guard document.kind(node) == .object else {
      return report(FieldError(.object, found: node), within: node, of: widget)
    }
    for member in document.members(of: node) {
      if document.kind(member.value) == .string,
        VersionRange(document.text(member.value)) != nil
      {
        continue
      }
      let expected = FieldError.Expectation.other("a version range such as \"^1.2\"")
      report(FieldError(expected, found: member.value), within: member.value, of: widget)
    }
  }

  mutating func layout(_ node: JSONNode?) -> LayoutBox? {
    guard let node, document.kind(node) != .null else { return nil }
    guard document.kind(node) == .object else {
      notes.add(FieldError(.object, found: node))
      return nil
    }
    if let last = lastLayout, document.hasSameText(last.node, node) { return last.box }
    let box = LayoutBox(WidgetLayout.decode(at: node, in: document, notes: &notes))
    lastLayout = notes.isEmpty ? LastLayout(node: node, box: box) : nil
    return box
  }
}
