internal import GalleyPack

/// Widgets in a frame with a title.
enum Card: Widget {
  static let type: StaticString = "card"
  static let summary: StaticString = "Widgets in a frame, with a title above and a line below."
  static let props: StaticString = """
    {"type":"object","required":["items"],"properties":{\
    "header":{"type":["string","object"]},"footer":{"type":["string","object"]},\
    "items":{"type":"array","items":{"type":"object"}}}}
    """
  static let sample: StaticString = """
    {"header":"Delivery","items":[{"type":"text_block","data":{"text":"Tomorrow by noon"}}],\
    "footer":"Free above 20"}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    let header = try data.optionalText("header")
    let items = try data.array("items")
    let footer = try data.optionalText("footer")
    let isTitled = header.map { page.width(of: $0.phrase) <= page.width - 6 } ?? true
    let title = isTitled ? header?.phrase ?? "" : ""
    page.box(Box(border: .rounded, title: title, padding: .sides(1))) {
      if let header, !isTitled { page.line(header, .title) }
      page.items(items)
      guard let footer else { return }
      page.rule()
      page.line(footer, .muted)
    }
  }
}
