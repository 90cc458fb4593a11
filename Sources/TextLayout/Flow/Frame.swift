/// An open box, or the column of a table, in the flow.
struct Frame {
  /// Of the content, in cells.
  var width: Int
  var style: StyleID
  var ground: StyleID
  /// What stands before and after the content of every line: ranges of the flow's `edges`.
  var before: Range<Int>
  var after: Range<Int>
  var beforeWidth: Int
  var afterWidth: Int
  /// Whether lines are filled up to the right edge: something shows there.
  var isPadded: Bool
  var paragraph = Paragraph.standard
  /// Of paragraphs and boxes that don't ask for another.
  var alignment = Alignment.leading
  var spacing = 0
  /// The first line of the content.
  var firstLine: Int
  /// What closing has to draw; nil for what isn't a box.
  var box: OpenBox?
}

/// What is left to draw of an open box when it closes.
struct OpenBox {
  var geometry: BoxGeometry
  var border: Border
  var borderStyle: StyleID
  var bottomPadding: Int
  var bottomMargin: Int
  var gradient: Int
}
