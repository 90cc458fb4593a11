internal import GalleyPack

/// Widgets that unfold under a line.
enum Accordion: InteractiveWidget {
  static let type: StaticString = "accordion"
  static let summary: StaticString = "Widgets that unfold under a line."
  static let props: StaticString = """
    {"type":"object","required":["header"],"properties":{\
    "header":{"type":["string","object"]},"initially_expanded":{"type":"boolean"},\
    "items":{"type":"array","items":{"type":"object"}}}}
    """
  static let sample: StaticString = """
    {"header":"How do refunds work?","initially_expanded":true,\
    "items":[{"type":"text_block","data":{"text":"Within a week, the way that you paid."}}]}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    let header = try data.text("header")
    let items = try data.optionalArray("items")
    let isExpanded = try isExpanded(data, page.state)
    page.paragraph(Paragraph(restIndent: 2))
    page.tap(label: header.phrase) {
      page.marks(isExpanded ? "▾ " : "▸ ", .accent)
      page.put(header, .title)
    }
    page.newline()
    guard isExpanded else { return }
    page.box(Box(padding: Insets(leading: 2))) { page.items(items) }
  }

  static func handle(_ event: Event, _ data: Content) throws(WidgetFailure) {
    switch (event.name, event.value) {
    case ("tap", _): try event.set("expanded", to: .boolean(!isExpanded(data, event.state)))
    case ("change", .boolean(let wanted)): try event.set("expanded", to: .boolean(wanted))
    default: break
    }
  }

  private static func isExpanded(
    _ data: Content,
    _ state: WidgetState
  ) throws(WidgetFailure) -> Bool {
    state.boolean("expanded", default: try data.optionalBoolean("initially_expanded") ?? false)
  }
}
