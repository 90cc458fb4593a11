internal import JSONText

/// Pages of one widget.
enum WidgetPage {
  /// Where the widget's data stands in them.
  static let dataPath: [JSONPath.Step] = [
    .key("page"), .key("sections"), .index(0), .key("widgets"), .index(0), .key("data"),
  ]

  /// The page of a widget of a type with data; nil: without any.
  static func document(type: [UInt8], data: JSONTree?) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { page in
      page.object("page") { sections in
        sections.list("sections") { section in
          section.object { widgets in
            widgets.list("widgets") { $0.widget(type, data) }
          }
        }
      }
    }
    return writer.bytes
  }
}

extension JSONWriter {
  fileprivate mutating func widget(_ type: [UInt8], _ data: JSONTree?) {
    object {
      $0.key("type")
      $0.string(type.span)
      $0.member("id", "checked")
      if let data {
        $0.key("data")
        data.write(to: &$0)
      }
    }
  }
}
