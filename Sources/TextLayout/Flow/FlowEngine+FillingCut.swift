extension FlowEngine {
  /// Collects one line that isn't wrapped: what follows the last fill stays whole where there is
  /// room, what precedes it is cut.
  func collectCut(_ line: inout FilledLine) {
    let last = spans.lastIndex { $0.isFill } ?? 0
    let tail = last + 1 < spans.count ? text(of: last + 1..<spans.count) : nil
    let total = spans.reduce(0) { $0 + $1.width }
    let least = (tail?.width ?? 0) + 1
    let keepsTail = least + 2 <= line.available
    var left =
      total + (tail == nil ? 0 : 1) <= line.available
      ? total : line.available - (keepsTail ? least : 0)
    var index = 0
    while index < spans.count {
      let end = pieceEnd(from: index)
      if spans[index].isFill {
        line.add(fill: index)
      } else if index > last, keepsTail, let tail {
        line.add(tail, span: index)
      } else {
        collect(index..<end, within: &left, in: &line)
      }
      index = end
    }
  }

  /// Collects a text, cut where it is wider than what is left.
  private func collect(_ range: Range<Int>, within left: inout Int, in line: inout FilledLine) {
    guard left > 0 else { return }
    let text = text(of: range)
    if text.width <= left {
      left -= text.width
      return line.add(text, span: range.lowerBound)
    }
    let dots = ellipsisWidth(in: left)
    let piece = cut(text.start, text.end, to: left - dots)
    line.add(piece, span: range.lowerBound)
    line.add(ellipsis: dots, style: spans[range.lowerBound].style)
    left = 0
  }

  /// A line that ends in an ellipsis, because what follows it has no room.
  func cutShort(_ line: FilledLine) -> FilledLine {
    var line = line
    _ = line.takeFills()
    guard case .text(let piece, let span)? = line.items.last else { return line }
    let dots = ellipsisWidth(in: line.available)
    let excess = line.width + dots - line.available
    if excess > 0 {
      line.dropText(piece)
      line.add(cut(piece.start, piece.end, to: max(0, piece.width - excess)), span: span)
    }
    let room = min(dots, line.available - line.width)
    line.add(ellipsis: room, style: spans[self.span(of: piece, from: span)].style)
    return line
  }
}
