extension FlowEngine {
  /// Opens a table, whose cells are kept until all of them are known.
  mutating func enter(_ table: TableStyle, _ columns: [Column]) {
    openAwaitedCell()
    var spec = spec(of: table, kind: .table)
    spec.columns = columns.map {
      ColumnSpec(width: $0.width, alignment: $0.alignment, title: typeTitle($0.title.span))
    }
    if columns.isEmpty { spec.columns = [ColumnSpec(width: .fill)] }
    spec.headerStyle = memo.resolve(Style(role: .header), over: frame.style, in: styles)
    spec.labelStyle = memo.resolve(Style(role: .label), over: frame.style, in: styles)
    if table.hasRules {
      spec.borderStyle = memo.resolve(Style(role: .border), over: frame.ground, in: styles)
    }
    keep(spec)
  }

  /// Opens a grid of equal columns: fewer where they can't each have `least` cells.
  mutating func enterGrid(columns count: Int, gap: Int, rowGap: Int, least: Int) {
    openAwaitedCell()
    var spec = spec(of: TableStyle(gap: gap, rowGap: rowGap), kind: .grid)
    let fitting = Shares.columns(count, least: least, gap: spec.table.gap, in: frame.width)
    let count = isLinear ? 1 : fitting
    spec.columns = Array(
      repeating: ColumnSpec(width: .fill),
      count: count
    )
    if isRecording { return keep(spec) }
    openColumns(spec, widths: gridWidths(of: spec))
  }

  /// Opens a strip of items of one width, cut at the edge.
  mutating func enterStrip(itemWidth: Int, gap: Int) {
    if isLinear { return enterGrid(columns: 1, gap: 0, rowGap: 0, least: 1) }
    openAwaitedCell()
    var spec = spec(of: TableStyle(gap: gap), kind: .strip)
    spec.itemWidth = min(max(1, itemWidth), max(1, frame.width))
    spec.columns = [ColumnSpec(width: .cells(spec.itemWidth))]
    if isRecording { return keep(spec) }
    openColumns(spec, widths: [spec.itemWidth])
  }

  private func spec(of table: TableStyle, kind: TableSpec.Kind) -> TableSpec {
    TableSpec(
      kind: kind,
      table: table,
      style: frame.style,
      headerStyle: frame.style,
      labelStyle: frame.style,
      borderStyle: frame.ground
    )
  }

  private mutating func keep(_ spec: TableSpec) {
    if !isRecording { endLine() }
    recording.ops.append(
      FlowOp(kind: .table, owner: owner, region: region, start: recording.tables.count)
    )
    recording.tables.append(spec)
    pushKept(.keptTable, width: frame.width, style: frame.style)
    frame.room = frame.width
  }

  /// Starts the next cell of what is open.
  ///
  /// - Returns: Whether anything with cells is.
  mutating func enterCell() -> Bool {
    guard isInTable else { return false }
    startAwaitedCell()
    return true
  }

  mutating func startAwaitedCell() {
    if frame.kind != .keptTable { return nextColumn() }
    let table = recording.ops[frame.opening].start
    if let cell = frame.openCell { recording.ops[cell].match = recording.ops.count }
    frame.openCell = recording.ops.count
    recording.ops.append(FlowOp(kind: .cell, owner: owner, region: region))
    startKeptCell(of: recording.tables[table])
  }

  private mutating func startKeptCell(of spec: TableSpec) {
    let isHeader = spec.table.hasHeader && frame.cells < spec.columns.count
    frame.style = isHeader ? spec.headerStyle : spec.style
    let room = max(0, frame.room - spec.overhead)
    let column = frame.cells % spec.columns.count
    frame.width = Shares.equal(column, of: spec.columns.count, in: room)
    if spec.kind == .strip { frame.width = spec.itemWidth }
    if case .cells(let cells) = spec.columns[column].width { frame.width = min(cells, room) }
    frame.cells += 1
  }

  /// Takes the open cell back.
  mutating func dropCell() {
    guard isInTable else { return }
    if frame.kind != .keptTable { return dropColumn() }
    guard let cell = frame.openCell else { return }
    recording.ops.removeSubrange(cell...)
    frame.openCell = nil
    frame.cells -= 1
  }

  /// Ends the innermost grid, strip or table.
  ///
  /// - Returns: Whether one was open.
  mutating func leaveTable() -> Bool {
    guard isInTable else { return false }
    if frame.kind == .keptTable { leave() } else { leaveColumns() }
    return true
  }

  /// Whether the innermost thing that the widget opened is a table, grid or strip.
  private var isInTable: Bool {
    if frame.kind == .keptTable { return frames.count > floor }
    guard let open = columns.last, open.depth >= floor else { return false }
    return frames.count == open.depth || frame.kind == .column
  }
}
