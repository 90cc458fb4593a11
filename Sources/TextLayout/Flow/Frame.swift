/// An open box, or the column of a table, in the flow.
struct Frame {
  enum Kind: UInt8 {
    case page
    case box
    /// A part of a box with paragraphs of its own and nothing at its edges.
    case scope
    /// The column that a cell flows in.
    case column
    /// What is kept until its width is known.
    case keptBox
    case keptTable

    var isBox: Bool {
      self == .box || self == .scope || self == .keptBox
    }
  }

  var kind = Kind.page
  /// Of the content, in cells; of what is kept, an estimate from above.
  var width: Int
  var style: StyleID
  var ground: StyleID
  /// What stands before and after the content of every line: ranges of the flow's `edges`.
  var before: Range<Int>
  var after: Range<Int>
  var beforeWidth = 0
  var afterWidth = 0
  /// Whether lines are filled up to the right edge: something shows there.
  var isPadded = false
  var paragraph = Paragraph.standard
  /// Of the line being typed, if it has its own.
  var line: OwnLine?
  /// Of paragraphs and boxes that don't ask for another.
  var alignment = Alignment.leading
  var spacing = 0
  /// The first line of the content.
  var firstLine: Int
  /// What closing has to draw; nil for what isn't a box.
  var box: OpenBox?
  /// Of what is kept: the op that opened it, and a table's open cell.
  var opening = 0
  var openCell: Int?
  /// Of a kept table: the cells begun, and the width that it has at most.
  var cells = 0
  var room = 0

  /// A frame with nothing at its edges.
  init(width: Int, style: StyleID, ground: StyleID, edge: Int, firstLine: Int) {
    self.width = width
    self.style = style
    self.ground = ground
    self.firstLine = firstLine
    before = edge..<edge
    after = edge..<edge
  }
}

/// How one typed line is set, whatever the paragraph says.
struct OwnLine {
  var paragraph: Paragraph
  /// The lines that it may still take.
  var left: Int
}

/// What is left to draw of an open box when it closes.
struct OpenBox {
  var geometry: BoxGeometry
  var border: Border
  var borderStyle: StyleID
  var bottomPadding: Int
  var bottomMargin: Int
  var gradient: Int
  /// The first line between its borders.
  var firstLine = 0
}

extension Frame {
  /// How the line being typed is set.
  var setting: Paragraph {
    line?.paragraph ?? paragraph
  }

  /// The lines that the line being typed may take; 0: no limit.
  var limit: Int {
    if let line { return line.left == .max ? 0 : line.left }
    return paragraph.maxLines
  }
}
