internal import GalleyPack

/// One of several to choose.
enum ChoiceRow: InteractiveWidget {
  static let type: StaticString = "choice_row"
  static let summary: StaticString = "Options of which one is chosen."
  static let props: StaticString = """
    {"type":"object","required":["label","options"],"properties":{\
    "label":{"type":["string","object"]},"selected":{"type":"string"},\
    "options":{"type":"array","items":{"type":"object","required":["id","label"],\
    "properties":{"id":{"type":"string"},"label":{"type":["string","object"]}}}}}}
    """
  static let sample: StaticString = """
    {"label":"Size","options":[{"id":"s","label":"Small"},{"id":"m","label":"Medium"}],\
    "selected":"m"}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    page.line(try data.text("label"), .label)
    let options = try data.array("options")
    let selected = page.state.string("selected", default: try data.optionalString("selected") ?? "")
    let isRow = fits(options, in: page)
    var isFirst = true
    for element in options {
      guard let option = Option(element) else { continue }
      if isRow && !isFirst { page.run("  ") }
      option.draw(isChosen: option.id == selected, in: page)
      if !isRow { page.newline() }
      isFirst = false
    }
    if isRow && !isFirst { page.newline() }
  }

  static func handle(_ event: Event, _ data: Content) throws(WidgetFailure) {
    var wanted = event.name
    if case .string(let value) = event.value { wanted = value }
    for element in try data.array("options") where element["id"].asString == wanted {
      return try event.set("selected", to: .string(wanted))
    }
  }

  /// Whether all options have room on one line.
  private static func fits(_ options: Elements, in page: Canvas) -> Bool {
    var rest = page.width + 2
    for element in options {
      guard let label = try? element.text("label") else { continue }
      rest -= page.width(of: label.phrase) + 6
    }
    return rest >= 0
  }
}

extension ChoiceRow {
  private struct Option {
    let id: Phrase
    let label: Text

    init?(_ element: Content) {
      guard let id = element["id"].asString, let label = try? element.text("label") else {
        element.dropped("expected an option: an object with id and label")
        return nil
      }
      self.id = id
      self.label = label
    }

    func draw(isChosen: Bool, in page: Canvas) {
      page.tap(id, label: label.phrase) {
        page.marks(isChosen ? "(•) " : "( ) ", isChosen ? .selected : .button)
        page.put(label, isChosen ? .selected : Style())
      }
    }
  }
}
