/// One call into a flow, kept until the width of what it is in is known.
struct FlowOp {
  enum Kind: UInt8 {
    case text
    case fill
    case newline
    /// A line end inside a text.
    case lineEnd
    case paragraph
    /// A paragraph for one line.
    case line
    case space
    case blankLines
    case block
    case open
    case close
    case table
    case cell
    case endTable
  }

  var kind: Kind
  var style = StyleID.plain
  var owner: UInt32
  var region: UInt32
  /// Bytes of a text; else the position of what the op needs in the flow's recording.
  var start = 0
  var end = 0
  /// Of a text, in cells.
  var width = 0
  /// Of a box or table, the op that closes it; of a cell, the next cell or the table's end.
  var match = 0
  /// The cells that a box, table or cell would like, and below which words break; -1: unknown.
  var preferred = -1
  var minimum = -1
}
