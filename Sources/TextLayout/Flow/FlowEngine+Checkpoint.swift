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
      owner: owner
    )
  }

  /// Throws away what came after a checkpoint.
  mutating func rollBack(to state: Checkpoint) {
    spans.removeAll(keepingCapacity: true)
    segment = 0
    arena.bytes.removeSubrange(state.bytes...)
    arena.runs.removeSubrange(state.runs...)
    arena.lines.removeSubrange(state.lines...)
    edges.removeSubrange(state.edges...)
    frames.removeSubrange(state.frames...)
    frame = state.frame
    gradients.removeSubrange(state.gradients...)
    restoreNames(of: state)
    forgetStrips(from: state.bytes)
  }

  /// Closes what was opened after a checkpoint.
  mutating func closeAll(to state: Checkpoint) {
    endLine()
    while frames.count > state.frames { close() }
    restoreNames(of: state)
  }

  private mutating func restoreNames(of state: Checkpoint) {
    if regions.count > state.regions { regions.removeSubrange(state.regions...) }
    region = state.region
    owner = state.owner
  }

  /// Forgets strips whose bytes are gone.
  private mutating func forgetStrips(from offset: Int) {
    patternStrips.removeAll { $0.end > offset }
    for index in markStrips.indices {
      if let strip = markStrips[index], strip.end > offset { markStrips[index] = nil }
    }
  }
}
