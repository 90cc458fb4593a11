internal import GalleyPack

/// An image and what is said about it.
enum Picture: Widget {
  static let type: StaticString = "image"
  static let summary: StaticString = "An image, and a caption under it."
  static let props: StaticString = """
    {"type":"object","required":["image"],"properties":{\
    "image":{"type":["string","object"]},"caption":{"type":["string","object"]}}}
    """
  static let sample: StaticString = """
    {"image":{"url":"https://example.com/harbour.jpg","alt":"Boats at low tide"},\
    "caption":"The old harbour"}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    page.picture(try data.image("image"))
    if let caption = try data.optionalText("caption") { page.line(caption, .caption) }
  }
}
