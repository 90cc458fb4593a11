internal import GalleyPack

/// Rows of values under named columns.
enum DataTable: Widget {
  static let type: StaticString = "table"
  static let summary: StaticString = "Rows of values under named columns."
  static let props: StaticString = """
    {"type":"object","required":["columns","rows"],"properties":{\
    "columns":{"type":"array","items":{"type":"object","required":["key"],"properties":{\
    "key":{"type":"string"},"title":{"type":["string","object"]},\
    "align":{"enum":["leading","center","trailing"]},"width":{"type":["string","number"]}}}},\
    "rows":{"type":"array","items":{"type":"object"}}}}
    """
  static let sample: StaticString = """
    {"columns":[{"key":"item","title":"Item","width":"fill"},\
    {"key":"price","title":"Price","align":"trailing"}],\
    "rows":[{"item":"Teapot","price":24.5},{"item":"Cup","price":8}]}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    let columns = try columns(data)
    let rows = try data.array("rows")
    guard !columns.isEmpty else { return }
    let hasHeader = columns.contains { !$0.title.isEmpty }
    let look = TableLook(gap: 2, hasHeader: hasHeader, hasRules: true, stacks: true)
    try page.table(columns: columns.map(\.column), look) { () throws(WidgetFailure) in
      if hasHeader { header(columns, in: page) }
      for row in rows where row.isObjectOrDropped { try draw(row, columns, in: page) }
    }
  }

  private static func columns(_ data: Content) throws(WidgetFailure) -> [DataColumn] {
    var columns: [DataColumn] = []
    for element in try data.array("columns") {
      if let column = try DataColumn(element) { columns.append(column) }
    }
    return columns
  }

  private static func header(_ columns: [DataColumn], in page: Canvas) {
    for column in columns {
      page.cell()
      page.run(column.title, Style(.header))
    }
  }

  private static func draw(
    _ row: Content,
    _ columns: [DataColumn],
    in page: Canvas
  ) throws(WidgetFailure) {
    for column in columns {
      page.cell()
      try page.put(scalar: row[column.key], .value)
    }
  }
}
