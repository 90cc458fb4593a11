internal import GalleyPack

/// Groups of widgets of which one shows.
enum Tabs: InteractiveWidget {
  static let type: StaticString = "tabs"
  static let summary: StaticString = "Groups of widgets of which one shows."
  static let props: StaticString = """
    {"type":"object","required":["tabs"],"properties":{"selected":{"type":"string"},\
    "tabs":{"type":"array","items":{"type":"object","required":["title"],"properties":{\
    "id":{"type":"string"},"title":{"type":["string","object"]},\
    "items":{"type":"array","items":{"type":"object"}}}}}}}
    """
  static let sample: StaticString = """
    {"tabs":[{"id":"about","title":"About","items":[\
    {"type":"text_block","data":{"text":"Thrown and glazed by hand."}}]},\
    {"id":"care","title":"Care","items":[]}],"selected":"about"}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    let tabs = try tabs(data)
    guard let shown = try shown(of: tabs, data, page.state) else { return }
    for tab in tabs { tab.drawName(isShown: tab.id == shown.id, in: page) }
    page.newline()
    page.rule()
    page.items(try shown.content.optionalArray("items"))
  }

  static func handle(_ event: Event, _ data: Content) throws(WidgetFailure) {
    var wanted = event.name
    if case .string(let value) = event.value { wanted = value }
    for tab in try tabs(data) where tab.id == wanted {
      return try event.set("selected", to: .string(wanted))
    }
  }

  private static func tabs(_ data: Content) throws(WidgetFailure) -> [Tab] {
    var tabs: [Tab] = []
    for element in try data.array("tabs") {
      if let tab = try Tab(element) { tabs.append(tab) }
    }
    return tabs
  }

  /// The tab that is selected, or else the first.
  private static func shown(
    of tabs: [Tab],
    _ data: Content,
    _ state: WidgetState
  ) throws(WidgetFailure) -> Tab? {
    guard let first = tabs.first else { return nil }
    let initial = try data.optionalString("selected")
    if let initial, !tabs.contains(where: { $0.id == initial }) {
      data["selected"].replaced("no tab has this id; the first is shown")
    }
    let selected = state.string("selected", default: initial ?? first.id)
    return tabs.first { $0.id == selected } ?? first
  }
}

extension Tabs {
  /// A tab; where it has no id, its title names it.
  private struct Tab {
    let content: Content
    let id: Phrase
    let title: Phrase

    /// Nil where the element is none; it is reported.
    init?(_ element: Content) throws(WidgetFailure) {
      guard element["title"].isText else {
        element.dropped("expected a tab with a title")
        return nil
      }
      let title = try element.text("title").phrase
      content = element
      id = element["id"].asString ?? title
      self.title = title
    }

    func drawName(isShown: Bool, in page: Canvas) {
      page.tap(id, label: title) {
        page.run(isShown ? "[" : " ", .selected)
        page.run(title, isShown ? .selected : .muted)
        page.run(isShown ? "]" : " ", .selected)
      }
      page.run(" ")
    }
  }
}
