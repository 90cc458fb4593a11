extension TextFlow {
  /// How many boxes, tables and columns are open.
  package var depth: Int { engine.frames.count + engine.columns.count }

  /// Ends the line being typed, and leaves empty lines.
  package func blankLines(_ count: Int) {
    engine.enterBlankLines(count)
  }
}
