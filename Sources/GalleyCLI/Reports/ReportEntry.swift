internal import TextLayout

/// One entry of a listing: cells in columns, and below them lines of detail.
struct ReportEntry {
  /// A text, and what it is to the reader.
  typealias Part = (text: String, role: Role)

  /// The cells, one for each column.
  var cells: [Part]
  /// Lines below the cells; where there are no columns, after their title if they have one.
  var details: [(title: String?, part: Part)] = []
}
