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
    page.row(icon: try data.optionalIcon("icon"), hasEnd: !end.isEmpty) {
      page.titles(title, subtitle)
    } end: {
      end.draw(in: page)
    }
  }
}

extension ListRow {
  /// What stands at the end of a row.
  private struct End {
    let value: Content
    let text: Text?
    let icon: Icon?

    init(_ data: Content) throws(WidgetFailure) {
      value = data["value"]
      switch value.kind {
      case .number, .boolean: text = nil
      case .absent, .null, .string, .object, .array: text = try data.optionalText("value")
      }
      icon = try data.optionalIcon("trailing_icon")
    }

    var isEmpty: Bool { text == nil && icon == nil && value.kind != .number && !isFlag }

    private var isFlag: Bool { value.kind == .boolean }

    func draw(in page: Canvas) {
      if let text {
        page.put(text, .value)
      } else if value.kind == .number || isFlag {
        page.run(value.raw, .value)
      }
      if let icon {
        if text != nil || value.kind == .number || isFlag { page.run(" ") }
        page.put(icon, .muted)
      }
    }
  }
}
