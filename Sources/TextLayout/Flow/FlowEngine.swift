/// The state of a text flow; `TextFlow` is its shell.
///
/// A struct, so that its parts are reached without exclusivity checks at run time.
struct FlowEngine {
  var arena = TextArena()
  let styles: StyleTable
  let marks: Marks
  let isRightToLeft: Bool
  /// Whether text stands line below line, without boxes.
  let isLinear: Bool
  let pageWidth: Int
  /// The innermost open box or column, and those around it, outermost first.
  var frame: Frame
  var frames: [Frame] = []
  /// Runs that frames put before and after their lines.
  var edges: [Run] = []
  /// The line being typed.
  var spans: [FlowSpan] = []
  /// The first span since the last fill.
  var segment = 0
  /// The cells typed since then, where tabs count from.
  var column = 0
  /// The widget that draws, and the frames that it must leave open.
  var owner: UInt32 = 0
  var floor = 0
  var region: UInt32 = 0
  var regions: [UInt32] = []
  /// The regions that the widget must leave open.
  var regionFloor = 0
  var memo = StyleMemo()
  var markStrips: [Strip?]
  var patternStrips: [Strip] = []
  var gradients: [Gradient] = []
  /// What is kept until the width of what it is in is known.
  var recording = Recording()
  /// The open grids, strips and tables, outermost first, and the finished cells of their rows.
  var columns: [OpenColumns] = []
  var cells: [FinishedCell] = []
  /// A row while it is put together.
  var row = ComposedRow()
  /// The first run and the width of the line being finished.
  var lineStart = 0
  var lineWidth = 0
  /// What the last text put has left open, for the line after it.
  var carried = CarriedDirections()
  /// The widest line that a flow can have.
  static let widest = 16_383

  init(width: Int, styles: StyleTable, marks: Marks, isRightToLeft: Bool, isLinear: Bool) {
    self.styles = styles
    self.marks = marks
    self.isRightToLeft = isRightToLeft
    self.isLinear = isLinear
    markStrips = Array(repeating: nil, count: Mark.allCases.count)
    pageWidth = min(max(0, width), FlowEngine.widest)
    frame = Frame(width: pageWidth, style: .plain, ground: .plain, edge: 0, firstLine: 0)
  }

  /// Opens a frame in the innermost one.
  mutating func push(_ kind: Frame.Kind, width: Int, style: StyleID) {
    frames.append(frame)
    frame = Frame(
      width: width,
      style: style,
      ground: styles.ground(of: style),
      edge: edges.count,
      firstLine: arena.lines.count
    )
    frame.kind = kind
  }

  /// Goes back to the frame around the innermost one.
  mutating func pop() {
    guard !frames.isEmpty else { return }
    frame = frames[frames.count - 1]
    frames.removeLast()
  }
}
