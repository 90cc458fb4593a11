extension FlowEngine {
  /// Prepares what stands before and after every line of the box that was opened.
  mutating func addEdges(of box: OpenBox) {
    let geometry = box.geometry
    let outer = frames.count - 1
    let start = edges.count
    frame.beforeWidth =
      frames[outer].beforeWidth + geometry.marginLeft + geometry.borderLeft
      + geometry.paddingLeft
    for edge in frames[outer].before { edges.append(edges[edge]) }
    addBlanks(geometry.marginLeft, style: frames[outer].ground, after: start)
    addBorder(box, count: geometry.borderLeft)
    addBlanks(geometry.paddingLeft, style: frame.ground, after: start)
    frame.before = start..<edges.count
    frame.isPadded =
      frames[outer].isPadded || geometry.borderRight > 0
      || frame.ground != .plain
        && styles[frame.ground].showsBlanks
    if frame.isPadded { addEnd(of: box) }
    frame.after = frame.before.upperBound..<edges.count
  }

  private mutating func addEnd(of box: OpenBox) {
    let geometry = box.geometry
    let outer = frames.count - 1
    let middle = edges.count
    frame.afterWidth = geometry.paddingRight + geometry.borderRight
    addBlanks(geometry.paddingRight, style: frame.ground, after: middle)
    addBorder(box, count: geometry.borderRight)
    guard frames[outer].isPadded else { return }
    frame.afterWidth += geometry.marginRight + frames[outer].afterWidth
    addBlanks(geometry.marginRight, style: frames[outer].ground, after: middle)
    for edge in frames[outer].after { edges.append(edges[edge]) }
  }

  private mutating func addBorder(_ box: OpenBox, count: Int) {
    if count == 0 { return }
    let strip = strip(box.border.vertical)
    edges.append(
      Run(
        offset: strip.offset,
        length: strip.unitLength,
        width: 1,
        style: box.borderStyle,
        owner: owner,
        flags: .rule
      )
    )
  }

  /// Adds blanks to the edges, joined to those of the same style before.
  private mutating func addBlanks(_ count: Int, style: StyleID, after start: Int) {
    if count == 0 { return }
    let strip = strip(.blank)
    let last = edges.count - 1
    if last >= start, edges[last].flags == .blank, edges[last].style == style {
      edges[last].length += UInt16(count)
      edges[last].width += UInt16(count)
      return
    }
    edges.append(
      Run(
        offset: strip.offset,
        length: count,
        width: count,
        style: style,
        owner: owner,
        flags: .blank
      )
    )
  }
}
