internal import GalleyPack

/// A title with a line under it.
enum TitleBlock: Widget {
  static let type: StaticString = "title_block"
  static let summary: StaticString = "A title, and a line under it."
  static let props: StaticString = """
    {"type":"object","required":["title"],"properties":{\
    "title":{"type":["string","object"]},"subtitle":{"type":["string","object"]}}}
    """
  static let sample: StaticString = """
    {"title":"Popular this week","subtitle":"What others look at"}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    page.titles(try data.text("title"), try data.optionalText("subtitle"))
  }
}
