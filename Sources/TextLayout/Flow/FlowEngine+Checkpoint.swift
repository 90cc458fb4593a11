extension FlowEngine {
  /// How much of everything there is between two lines.
  struct Checkpoint {
    var bytes: Int
    var runs: Int
    var lines: Int
    var edges: Int
    var frames: Int
    var frame: Frame
    var gradients: Int
    var regions: Int
    var region: UInt32
    var owner: UInt32
    var floor: Int
    var regionFloor: Int
    var recording: Recording.Counts
    var columns: Int
    var cells: Int
    var openColumns: OpenColumns?
  }

  var checkpoint: Checkpoint {
    Checkpoint(
      bytes: arena.bytes.count,
      runs: arena.runs.count,
      lines: arena.lines.count,
      edges: edges.count,
      frames: frames.count,
      frame: frame,
      gradients: gradients.count,
      regions: regions.count,
      region: region,
      owner: owner,
      floor: floor,
      regionFloor: regionFloor,
      recording: recording.counts,
      columns: columns.count,
      cells: cells.count,
      openColumns: columns.last
    )
  }

  /// Throws away what came after a checkpoint.
  mutating func rollBack(to state: Checkpoint) {
    forgetLine()
    arena.bytes.removeSubrange(state.bytes...)
    arena.runs.removeSubrange(state.runs...)
    arena.lines.removeSubrange(state.lines...)
    edges.removeSubrange(state.edges...)
    frames.removeSubrange(state.frames...)
    frame = state.frame
    gradients.removeSubrange(state.gradients...)
    recording.cut(to: state.recording)
    (owner, floor, regionFloor) = (state.owner, state.floor, state.regionFloor)
    columns.removeSubrange(state.columns...)
    cells.removeSubrange(state.cells...)
    if let open = state.openColumns { columns[columns.count - 1] = open }
    restoreRegion(of: state)
    forgetStrips(from: state.bytes)
  }

  /// Closes what was opened after a checkpoint.
  mutating func closeAll(to state: Checkpoint) {
    leave(to: state.frames, columns: state.columns)
    restoreRegion(of: state)
  }

  /// Closes the innermost boxes and tables until so many are open.
  mutating func leave(to level: Int, columns count: Int) {
    endLine()
    while frames.count > level || columns.count > count {
      if let open = columns.last, open.depth >= level, frames.count == open.depth {
        leaveColumns()
      } else {
        leave()
      }
    }
  }

  private mutating func restoreRegion(of state: Checkpoint) {
    if regions.count > state.regions { regions.removeSubrange(state.regions...) }
    region = state.region
  }

  /// Forgets strips whose bytes are gone.
  private mutating func forgetStrips(from offset: Int) {
    patternStrips.removeAll { $0.end > offset }
    for index in markStrips.indices {
      if let strip = markStrips[index], strip.end > offset { markStrips[index] = nil }
    }
  }
}
