extension TextFlow {
  /// Opens a table; `addColumn` names its columns, then `cell` starts every cell, row by row.
  package func beginTable(_ table: Table = Table()) {
    engine.enter(table)
  }

  /// Adds a column to the table that was just opened.
  ///
  /// - Parameter title: Names the value when rows stack.
  package func addColumn(_ column: Column, title: UnsafeBufferPointer<UInt8>) {
    unsafe engine.addColumn(column, title: title)
  }

  /// Adds a column to the table that was just opened.
  package func addColumn(_ column: Column = Column(), title: String = "") {
    var title = title
    title.withUTF8 { unsafe addColumn(column, title: $0) }
  }

  /// Opens a grid: equal columns, whose boxes are all as high as the highest of their row.
  ///
  /// - Parameter least: Cells that every column should have; a narrow grid has fewer columns.
  package func beginGrid(columns: Int, gap: Int = 0, rowGap: Int = 0, least: Int = 8) {
    engine.enterGrid(columns: columns, gap: gap, rowGap: rowGap, least: least)
  }

  /// Opens a strip: items of one width side by side, the last one cut at the edge.
  package func beginStrip(itemWidth: Int, gap: Int = 0) {
    engine.enterStrip(itemWidth: itemWidth, gap: gap)
  }

  /// Starts the next cell of a table, grid or strip; what follows flows in it.
  ///
  /// - Returns: Whether it shows: false behind the edge of a strip, and where nothing is open.
  @discardableResult
  package func cell() -> Bool {
    engine.enterCell()
  }

  /// Ends the innermost table, grid or strip.
  ///
  /// - Returns: Whether one was open.
  @discardableResult
  package func endTable() -> Bool {
    engine.leaveTable()
  }
}
