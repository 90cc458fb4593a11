extension FlowEngine {
  /// Prepares what stands before and after every line of a box.
  mutating func addEdges(of box: OpenBox, ground: StyleID, outer: Frame, to frame: inout Frame) {
    let geometry = box.geometry
    let shows = styles[ground].showsBlanks
    let start = edges.count
    edges.append(contentsOf: edges[outer.before])
    addBlanks(geometry.marginLeft, style: outer.ground, after: start)
    addBorder(box, count: geometry.borderLeft)
    addBlanks(geometry.paddingLeft, style: ground, after: start)
    let middle = edges.count
    frame.isPadded = outer.isPadded || shows || geometry.borderRight > 0
    if frame.isPadded {
      addBlanks(geometry.paddingRight, style: ground, after: middle)
      addBorder(box, count: geometry.borderRight)
      if outer.isPadded { addBlanks(geometry.marginRight, style: outer.ground, after: middle) }
      edges.append(contentsOf: edges[outer.after])
    }
    frame.before = start..<middle
    frame.after = middle..<edges.count
    frame.beforeWidth = edges[frame.before].reduce(0) { $0 + Int($1.width) }
    frame.afterWidth = edges[frame.after].reduce(0) { $0 + Int($1.width) }
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
