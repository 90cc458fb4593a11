internal import JSONText

extension PageDecoder {
  mutating func navigation(_ root: JSONNode) -> Navigation? {
    guard let node = member(root, "nav", as: .object) else { return nil }
    var navigation = Navigation()
    navigation.title = text(node, "title")
    navigation.subtitle = text(node, "subtitle")
    navigation.background = reader.color(node, "bg_color", &notes)
    reportNotes(within: node)
    navigation.leftButton = document.member(node, "left_button")
      .flatMap { button($0, refusedAs: .invalidValue) }
    navigation.rightButtons = rightButtons(node)
    return navigation
  }

  private mutating func text(_ object: JSONNode, _ key: StaticString) -> TextAtom? {
    guard let value = document.member(object, key), document.kind(value) != .null else {
      return nil
    }
    defer { reportNotes(within: value) }
    do throws(FieldError) {
      return try TextAtom.decode(at: value, in: document, notes: &notes)
    } catch {
      report(error, within: value)
      return nil
    }
  }

  private mutating func rightButtons(_ object: JSONNode) -> [ButtonAtom] {
    guard let list = member(object, "right_buttons", as: .array) else { return [] }
    var buttons: [ButtonAtom] = []
    for node in document.children(of: list) {
      if document.kind(node) == .null {
        report(FieldError(.button, found: node), within: node, kind: .droppedElement)
      } else if let button = button(node, refusedAs: .droppedElement) {
        buttons.append(button)
      }
    }
    return buttons
  }

  /// A button, also written as an icon.
  private mutating func button(_ node: JSONNode, refusedAs kind: DiagnosticKind) -> ButtonAtom? {
    guard document.kind(node) != .null else { return nil }
    defer { reportNotes(within: node) }
    do throws(FieldError) {
      guard document.kind(node) == .object, document.member(node, "symbol") != nil else {
        return try ButtonAtom.decode(at: node, in: document, notes: &notes)
      }
      var button = ButtonAtom(title: nil)
      button.style = .plain
      button.icon = try IconAtom.decode(at: node, in: document, notes: &notes)
      button.action = button.icon?.action
      return button
    } catch {
      report(error, within: node, kind: kind)
      return nil
    }
  }
}
