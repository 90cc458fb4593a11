extension FlowEngine {
  /// Where a line stopped inside a text, and the directional controls that were open there.
  struct CarriedDirections {
    var place = 0
    var open = OpenDirections.none
  }

  /// Puts text that lies in the spans from `cursor` on.
  ///
  /// - Returns: The span it ends in.
  mutating func putText(_ piece: TextPiece, cursor: Int) -> Int {
    if !arena.hasDirections { return putBareText(piece, cursor: cursor) }
    let before = carriesOn(to: piece.start) ? carried.open : .none
    var open = before
    open.read(piece.start..<piece.end, of: arena.bytes.span)
    carried = CarriedDirections(place: piece.end, open: open)
    let first = span(of: piece, from: cursor)
    if piece.isStandIn { return putBareText(piece, cursor: first) }
    if !before.isEmpty { putDirections(like: spans[first]) { before.appendOpening(to: &$0) } }
    let last = putBareText(piece, cursor: first)
    if !open.isEmpty { putDirections(like: spans[last]) { open.appendClosing(to: &$0) } }
    return last
  }

  /// Whether only blanks, which hang at a line's end, part a place from where the last line stopped.
  private func carriesOn(to start: Int) -> Bool {
    carried.place <= start
      && arena.bytes[carried.place..<start].allSatisfy { $0 == UInt8(ascii: " ") }
  }

  private mutating func putDirections(
    like span: FlowSpan,
    _ append: (inout [UInt8]) -> Void
  ) {
    let start = arena.bytes.count
    append(&arena.bytes)
    arena.runs.append(
      Run(
        offset: start,
        length: arena.bytes.count - start,
        width: 0,
        style: span.style,
        owner: span.owner,
        region: span.region
      )
    )
  }

  /// What closes the controls that runs leave open, where they are cut; nil where they leave none.
  mutating func closing(_ runs: some Sequence<Run>) -> Run? {
    if !arena.hasDirections { return nil }
    var open = OpenDirections.none
    var last: Run?
    for run in runs {
      open.read(run.bytes, of: arena.bytes.span)
      last = run
    }
    guard var run = last, !open.isEmpty else { return nil }
    let start = arena.bytes.count
    open.appendClosing(to: &arena.bytes)
    run.offset = UInt32(start)
    run.length = UInt16(arena.bytes.count - start)
    run.width = 0
    run.flags = []
    return run
  }
}
