internal import GalleyPack

/// A picture with words over it, in a frame.
enum Banner: Widget {
  static let type: StaticString = "banner"
  static let summary: StaticString = "An image with a title and a line over it, in a frame."
  static let props: StaticString = """
    {"type":"object","required":["image"],"properties":{"image":{"type":["string","object"]},\
    "title":{"type":["string","object"]},"subtitle":{"type":["string","object"]}}}
    """
  static let sample: StaticString = """
    {"image":{"url":"https://example.com/fair.png","alt":"Stalls under lanterns"},\
    "title":"Winter fair","subtitle":"Until Sunday"}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    let image = try data.image("image")
    let title = try data.optionalText("title")
    let subtitle = try data.optionalText("subtitle")
    if title == nil && subtitle == nil && image.alt.isEmpty { return }
    page.box(Box(border: .rounded, padding: .sides(1))) {
      page.picture(image)
      if let title { page.line(title, .title) }
      if let subtitle { page.line(subtitle, .subtitle) }
    }
  }
}
