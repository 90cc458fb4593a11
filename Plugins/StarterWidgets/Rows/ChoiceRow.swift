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
    let options = try options(data)
    let selected = page.state.string("selected", default: try data.optionalString("selected") ?? "")
    let isRow = fits(options, in: page)
    if !isRow { page.paragraph(Paragraph(restIndent: 4)) }
    for (position, option) in options.enumerated() {
      if isRow && position > 0 { page.run("  ") }
      option.draw(isChosen: option.id == selected, in: page)
      if !isRow { page.newline() }
    }
    if isRow && !options.isEmpty { page.newline() }
  }

  static func handle(_ event: Event, _ data: Content) throws(WidgetFailure) {
    var wanted = event.name
    if case .string(let value) = event.value { wanted = value }
    for element in try data.array("options") where element["id"].asString == wanted {
      return try event.set("selected", to: .string(wanted))
    }
  }

  private static func options(_ data: Content) throws(WidgetFailure) -> [Option] {
    var options: [Option] = []
    for element in try data.array("options") {
      if let option = try Option(element) { options.append(option) }
    }
    return options
  }

  /// Whether all options have room on one line.
  private static func fits(_ options: [Option], in page: Canvas) -> Bool {
    var rest = page.width + 2
    for option in options { rest -= page.width(of: option.label.phrase) + 6 }
    return rest >= 0
  }
}

extension ChoiceRow {
  private struct Option {
    let id: Phrase
    let label: Text

    /// Nil where the element is none; it is reported.
    init?(_ element: Content) throws(WidgetFailure) {
      guard element["id"].kind == .string, element["label"].isText else {
        element.dropped("expected an option with id and label")
        return nil
      }
      id = try element.string("id")
      label = try element.text("label")
    }

    func draw(isChosen: Bool, in page: Canvas) {
      page.tap(id, label: label.phrase) {
        page.marks(isChosen ? "(•) " : "( ) ", isChosen ? .selected : .button)
        page.put(label, isChosen ? .selected : Style())
      }
    }
  }
}
