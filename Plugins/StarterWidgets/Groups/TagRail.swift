internal import GalleyPack

/// Tags side by side.
enum TagRail: Widget {
  static let type: StaticString = "tag_rail"
  static let summary: StaticString = "Tags side by side."
  static let props: StaticString = """
    {"type":"object","properties":{"tags":{"type":"array","items":{"type":["string","object"]}}}}
    """
  static let sample: StaticString = """
    {"tags":["All","Audio",{"text":"Deals","bg_color":"#4F8CFF"}]}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    try page.tags(data.optionalArray("tags"))
  }
}
