internal import GalleyPack

/// An image, a title with a line under it, tags, and an icon at the end.
enum ImageTextCard: Widget {
  static let type: StaticString = "image_text_card"
  static let summary: StaticString = "An image beside a title, a line, tags and an icon."
  static let props: StaticString = """
    {"type":"object","required":["title"],"properties":{"image":{"type":["string","object"]},\
    "title":{"type":["string","object"]},"subtitle":{"type":["string","object"]},\
    "tags":{"type":"array","items":{"type":["string","object"]}},\
    "trailing_icon":{"type":["string","object"]}}}
    """
  static let sample: StaticString = """
    {"image":{"url":"https://example.com/pot.jpg","alt":"A blue teapot"},"title":"Teapot",\
    "subtitle":"Holds a litre","tags":["NEW"],"trailing_icon":"chevron.right"}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    let image = try data.optionalImage("image")
    let title = try data.text("title")
    let subtitle = try data.optionalText("subtitle")
    let tags = try data.optionalArray("tags")
    let icon = try data.optionalIcon("trailing_icon")
    page.picture(image)
    page.row(title, subtitle, endCells: icon?.mostCells ?? 0) {
      if let icon { page.put(icon, .muted) }
    }
    try page.tags(tags)
  }
}
