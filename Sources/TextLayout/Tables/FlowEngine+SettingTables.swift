extension FlowEngine {
  /// Lays out the table, grid or strip that was kept at an op.
  mutating func setTable(_ index: Int) {
    endLine()
    let op = recording.ops[index]
    let spec = recording.tables[op.start]
    switch spec.kind {
    case .grid: setCells(of: index, spec, widths: gridWidths(of: spec))
    case .strip: setCells(of: index, spec, widths: [min(spec.itemWidth, max(1, frame.width))])
    case .table: setTable(index, spec)
    }
  }

  private mutating func setTable(_ index: Int, _ spec: TableSpec) {
    if isLinear { return stack(index, spec) }
    var spec = spec
    if spec.table.hasRules, frame.width - spec.overhead < 2 * spec.columns.count {
      spec.table.hasRules = false
    }
    let inner = frame.width - spec.overhead
    if recording.ops[index].preferred > frame.width, recording.ops[index].minimum < 0 {
      measure(index..<recording.ops[index].match + 1, words: true)
      spec.columns = recording.tables[recording.ops[index].start].columns
    }
    let widths = ColumnWidths.share(inner, among: spec.columns, breaksWords: !spec.table.stacks)
    guard let widths else { return stack(index, spec) }
    if spec.table.hasRules { open(ruled(spec, inner: widths.reduce(0, +))) }
    setCells(of: index, spec, widths: widths)
    if spec.table.hasRules { close() }
  }

  /// The box of a table with rules.
  private func ruled(_ spec: TableSpec, inner: Int) -> BoxSpec {
    BoxSpec(
      padding: Insets(left: 1, right: 1),
      border: Border(.rounded),
      width: .cells(inner + spec.overhead),
      style: frame.style,
      borderStyle: spec.borderStyle
    )
  }

  private mutating func setCells(of index: Int, _ spec: TableSpec, widths: [Int]) {
    openColumns(
      spec,
      widths: widths,
      hasHeaderRule: spec.table.hasHeader && spec.table.hasRules
    )
    let end = recording.ops[index].match
    var cell = index + 1
    while cell < end {
      if spec.kind == .table, let next = putSimpleRow(from: cell, to: end) {
        cell = next
      } else {
        cell = putRow(from: cell, to: end, count: max(1, widths.count))
      }
    }
    leaveColumns()
  }

  /// Lays out a row of cells.
  ///
  /// - Returns: The cell or the op behind it.
  private mutating func putRow(from cell: Int, to end: Int, count: Int) -> Int {
    var cell = cell
    for _ in 0..<count where cell < end {
      nextColumn()
      let next = recording.ops[cell].match
      replay(cell + 1..<next)
      cell = next
    }
    return cell
  }

  func gridWidths(of spec: TableSpec) -> [Int] {
    let count = spec.columns.count
    let inner = max(0, frame.width - spec.table.gap * (count - 1))
    return (0..<count).map { Shares.equal($0, of: count, in: inner) }
  }

  /// Draws `├────┤` across the innermost box's border.
  mutating func putJoint() {
    guard let box = frame.box, let outer = frames.last, box.geometry.borderLeft > 0 else {
      return
    }
    let inner = frame
    frame = outer
    openLine()
    putBlanks(box.geometry.marginLeft, style: frame.ground)
    putMark(.lineLeftJoint, style: box.borderStyle)
    put(
      strip(.lineHorizontal),
      width: box.geometry.outer - 2,
      style: box.borderStyle,
      flags: .rule
    )
    putMark(.lineRightJoint, style: box.borderStyle)
    closeLine()
    frame = inner
  }
}
