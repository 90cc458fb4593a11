extension TextFlow {
  /// Opens a table; `cell` starts every cell, row by row.
  ///
  /// The width of its cells is known when all of them are: `availableWidth` is an estimate.
  package func beginTable(_ columns: [Column], _ style: TableStyle = TableStyle()) {
    if log != nil { log?.add(columns, style) }
    engine.enter(style, columns)
  }

  /// Opens a grid: equal columns, whose boxes are all as high as the highest of their row.
  ///
  /// - Parameters:
  ///   - columns: How many there are at most.
  ///   - gap: Cells between columns.
  ///   - rowGap: Empty lines between rows.
  ///   - least: Cells that every column should have; a narrow grid has fewer columns.
  /// - Returns: How many columns the grid has.
  @discardableResult
  package func beginGrid(columns: Int, gap: Int = 0, rowGap: Int = 0, least: Int = 8) -> Int {
    let gap = min(max(gap, 0), Insets.most)
    let count = Shares.columns(columns, least: least, gap: gap, in: availableWidth)
    engine.enterGrid(columns: columns, gap: gap, rowGap: rowGap, least: least)
    return count
  }

  /// Opens a carousel: items of one width side by side, cut at the edge.
  ///
  /// - Parameters:
  ///   - itemWidth: Of every item, in cells; unset: so wide that the next one peeks in.
  ///   - gap: Cells between items.
  /// - Returns: How many items are seen whole.
  @discardableResult
  package func beginCarousel(itemWidth: Int? = nil, gap: Int = 0) -> Int {
    let width = max(1, itemWidth ?? min(32, availableWidth * 3 / 4))
    let whole = (availableWidth + gap) / (width + gap)
    engine.enterStrip(itemWidth: width, gap: gap)
    return max(1, whole)
  }

  /// Starts the next cell of a table, grid or carousel; what follows flows in it.
  ///
  /// - Returns: Whether one of these is open.
  @discardableResult
  package func cell() -> Bool {
    if log != nil { log?.add(.cell) }
    return engine.enterCell()
  }

  /// Takes the cell back that was begun last, with all that is in it.
  package func dropCell() {
    engine.dropCell()
  }

  /// Ends the innermost table.
  ///
  /// - Returns: Whether one was open.
  @discardableResult
  package func endTable() -> Bool {
    if log != nil { log?.add(.closeTable) }
    return engine.leaveTable()
  }

  /// Ends the innermost grid.
  ///
  /// - Returns: Whether one was open.
  @discardableResult
  package func endGrid() -> Bool {
    engine.leaveTable()
  }

  /// Ends the innermost carousel.
  ///
  /// - Returns: Whether one was open.
  @discardableResult
  package func endCarousel() -> Bool {
    engine.leaveTable()
  }
}
