/// A line with fills, while it is collected.
struct FilledLine {
  enum Item {
    /// The position of a fill's span.
    case fill(Int)
    /// A text and a span at or before the one that it starts in.
    case text(TextPiece, span: Int)
    /// An ellipsis of some cells, in a style.
    case ellipsis(Int, StyleID)
  }

  var items: [Item] = []
  let available: Int
  let isFirst: Bool
  /// Of the texts, in cells.
  var width = 0
  /// Fills between two texts, which take at least one cell.
  private var gaps = 0
  private(set) var hasText = false
  private(set) var fillCount = 0

  init(available: Int, isFirst: Bool = true) {
    self.available = available
    self.isFirst = isFirst
  }

  private var endsInFill: Bool {
    if case .fill = items.last { true } else { false }
  }

  /// Whether a text of `width` cells has room.
  func fits(_ width: Int) -> Bool {
    self.width + gaps + (endsInFill && hasText ? 1 : 0) + width <= available
  }

  mutating func add(fill span: Int) {
    items.append(.fill(span))
    fillCount += 1
  }

  mutating func add(_ text: TextPiece, span: Int) {
    if endsInFill, hasText { gaps += 1 }
    items.append(.text(text, span: span))
    width += text.width
    hasText = true
  }

  /// Takes the last text off again.
  mutating func dropText(_ text: TextPiece) {
    items.removeLast()
    width -= text.width
  }

  mutating func add(ellipsis cells: Int, style: StyleID) {
    items.append(.ellipsis(cells, style))
    width += cells
  }

  /// Takes the fills off the line's end.
  mutating func takeFills() -> [Item] {
    var taken: [Item] = []
    while endsInFill, let fill = items.popLast() {
      taken.append(fill)
      fillCount -= 1
    }
    return taken
  }
}
