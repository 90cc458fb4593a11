extension TextFlow {
  /// A place in a flow to come back to.
  package struct Place {
    fileprivate var state: FlowEngine.Checkpoint
    /// The place's number where calls are written down.
    fileprivate var number: Int?
  }

  /// Ends the line being typed, and marks this place.
  package func mark() -> Place {
    engine.openAwaitedCell()
    if !engine.isRecording { engine.endLine() }
    return Place(state: engine.checkpoint, number: log?.addPlace())
  }

  /// Throws away what was typed since a mark, and closes what was opened.
  package func rollback(to mark: Place) {
    if let number = mark.number { log?.addRollback(to: number) }
    engine.rollBack(to: mark.state)
  }

  /// Closes what was opened since a mark, and keeps it.
  package func close(to mark: Place) {
    engine.closeAll(to: mark.state)
  }

  /// Puts lines that another flow finished with the same styles, cut at the innermost box's edge.
  package func place(_ block: TextBlock, of arena: TextArena) {
    engine.enterBlock(block.lines, of: arena)
  }

  /// The finished lines since a mark, and the width that they were set to.
  package func block(since mark: Place) -> TextBlock {
    engine.endLine()
    return TextBlock(lines: mark.state.lines..<engine.arena.lines.count, width: availableWidth)
  }
}
