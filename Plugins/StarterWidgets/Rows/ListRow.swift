internal import GalleyPack

/// A row of a list: an icon, a title with a line under it, a value and an icon at the end.
enum ListRow: Widget {
  static let type: StaticString = "list_row"
  static let summary: StaticString = "A row of a list, with a value at its end."
  static let props: StaticString = """
    {"type":"object","required":["title"],"properties":{\
    "title":{"type":["string","object"]},"subtitle":{"type":["string","object"]},\
    "icon":{"type":["string","object"]},\
    "value":{"type":["string","object","number","boolean"]},\
    "trailing_icon":{"type":["string","object"]}}}
    """
  static let sample: StaticString = """
    {"icon":"gear","title":"Language","subtitle":"Of menus and mail","value":"English",\
    "trailing_icon":"chevron.right"}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    let title = try data.text("title")
    let subtitle = try data.optionalText("subtitle")
    let end = try End(data)
    let icon = try data.optionalIcon("icon")
    page.row(icon: icon, title, subtitle, endCells: end.cells(in: page)) { end.draw(in: page) }
  }
}

extension ListRow {
  /// What stands at the end of a row.
  private struct End {
    private let scalar: Phrase?
    private let text: Text?
    private let icon: Icon?

    init(_ data: Content) throws(WidgetFailure) {
      let value = data["value"]
      switch value.kind {
      case .number, .boolean:
        scalar = value.raw
        text = nil
      case .absent, .null, .string, .object, .array:
        scalar = nil
        text = try data.optionalText("value")
      }
      icon = try data.optionalIcon("trailing_icon")
    }

    /// The most cells that it takes; 0 where there is nothing.
    func cells(in page: Canvas) -> Int {
      let value = scalar ?? text?.phrase
      let gap = value != nil && icon != nil ? 1 : 0
      return (value.map { page.width(of: $0) } ?? 0) + gap + (icon?.mostCells ?? 0)
    }

    func draw(in page: Canvas) {
      if let scalar { page.run(scalar, .value) }
      if let text { page.put(text.inline, .value) }
      guard let icon else { return }
      if scalar != nil || text != nil { page.run(" ") }
      page.put(icon, .muted)
    }
  }
}
