internal import GalleyPack

/// Names and values in two columns.
enum KeyValue: Widget {
  static let type: StaticString = "key_value"
  static let summary: StaticString = "Names and values in two columns."
  static let props: StaticString = """
    {"type":"object","required":["items"],"properties":{"items":{"type":"array",\
    "items":{"type":"object","required":["label"],"properties":{\
    "label":{"type":["string","object"]},\
    "value":{"type":["string","object","number","boolean"]}}}}}}
    """
  static let sample: StaticString = """
    {"items":[{"label":"Order","value":"#1042"},{"label":"Total","value":"12.50"}]}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    let items = try data.array("items")
    guard !items.isEmpty else { return }
    try page.table([.hug, .fill], TableLook(stacks: true)) { () throws(WidgetFailure) in
      for item in items where item.isObjectOrDropped {
        let label = try item.text("label")
        page.cell()
        page.put(label, .label)
        page.cell()
        try page.put(scalar: item["value"], .value)
      }
    }
  }
}
