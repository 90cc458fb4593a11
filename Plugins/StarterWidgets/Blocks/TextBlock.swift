internal import GalleyPack

/// Running text.
enum TextBlock: Widget {
  static let type: StaticString = "text_block"
  static let summary: StaticString = "Running text."
  static let props: StaticString = """
    {"type":"object","required":["text"],"properties":{"text":{"type":["string","object"]}}}
    """
  static let sample: StaticString = """
    {"text":"Orders placed before noon leave the same day, on weekdays and in fair weather."}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    page.line(try data.text("text"), .body)
  }
}
