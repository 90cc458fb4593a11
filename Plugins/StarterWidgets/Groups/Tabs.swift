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
    let tabs = try data.array("tabs").compactMap { Tab($0) }
    guard let shown = try shown(of: tabs, data, page.state) else { return }
    for tab in tabs { tab.drawName(isShown: tab.id == shown.id, in: page) }
    page.newline()
    page.rule()
    page.items(try shown.content.optionalArray("items"))
  }

  static func handle(_ event: Event, _ data: Content) throws(WidgetFailure) {
    var wanted = event.name
    if case .string(let value) = event.value { wanted = value }
    for element in try data.array("tabs") where Tab(element)?.id == wanted {
      return try event.set("selected", to: .string(wanted))
    }
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

    init?(_ element: Content) {
      guard let title = try? element.text("title").phrase else {
        element.dropped("expected a tab: an object with a title")
        return nil
      }
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
