/// Writes lines with escape sequences for terminals.
///
/// Every line is closed on its own: no style and no link is open at its line feed. A backend
/// remembers how it spelt changes between the styles of one table.
package struct ANSIBackend {
  private let styles: StyleTable
  private var looks: [ResolvedStyle] = []
  private let sequences: SelectGraphicRendition
  /// Changes of style already spelt: where each stands in `spelt`.
  private var known: [UInt32: Range<Int>] = [:]
  private var recent: [(key: UInt32, bytes: Range<Int>)]
  private var spelt: [UInt8] = []

  package init(styles: StyleTable, depth: ColorDepth) {
    self.styles = styles
    sequences = SelectGraphicRendition(depth: depth)
    recent = Array(repeating: (0, 0..<0), count: 64)
  }

  /// Appends all lines of a page.
  package mutating func write(_ page: TextPage, to output: inout [UInt8]) {
    write(page.block.lines, of: page, to: &output)
  }

  /// Appends lines, each ended by a line feed.
  ///
  /// - Complexity: O(n) in the bytes of the lines.
  package mutating func write(
    _ lines: Range<Int>,
    of page: TextPage,
    to output: inout [UInt8]
  ) {
    looks = styles.styles
    let arena = page.arena
    arena.bytes.span.withTextBytes { bytes in
      for line in lines {
        write(arena.lines[line], of: arena, bytes, to: &output)
        output.append(0x0A)
      }
    }
  }

  private mutating func write(
    _ line: Line,
    of arena: TextArena,
    _ bytes: TextBytes,
    to output: inout [UInt8]
  ) {
    var style = StyleID.plain
    var link = LinkID.none
    for index in line.runs.lowerBound..<visibleEnd(of: line, in: arena) {
      let run = arena.runs[index]
      if run.style != style {
        let target = looks[Int(run.style.index)].link
        if target != link { switchLink(to: target, in: &output) }
        link = target
        change(from: style, to: run.style, in: &output)
        style = run.style
      }
      output.append(run, of: bytes)
    }
    change(from: style, to: .plain, in: &output)
    if link != .none { switchLink(to: .none, in: &output) }
  }

  /// The run behind the last one that isn't invisible blanks.
  private func visibleEnd(of line: Line, in arena: TextArena) -> Int {
    var end = line.runs.upperBound
    while end > line.runs.lowerBound, isInvisible(arena.runs[end - 1]) { end -= 1 }
    return end
  }

  private func isInvisible(_ run: Run) -> Bool {
    run.flags == .blank && !looks[Int(run.style.index)].showsBlanks
  }

  private mutating func change(
    from: StyleID,
    to: StyleID,
    in output: inout [UInt8]
  ) {
    if from == to { return }
    let key = UInt32(from.index) << 16 | UInt32(to.index)
    let slot = Int((key ^ key >> 16 &* 7) & 63)
    if recent[slot].key != key { recent[slot] = (key, spell(key, from, to)) }
    let bytes = recent[slot].bytes
    spelt.span.withTextBytes { output.append(bytes, of: $0) }
  }

  private mutating func spell(
    _ key: UInt32,
    _ from: StyleID,
    _ to: StyleID
  ) -> Range<Int> {
    if let bytes = known[key] { return bytes }
    let start = spelt.count
    sequences.write(from: styles[from], to: styles[to], into: &spelt)
    known[key] = start..<spelt.count
    return start..<spelt.count
  }

  /// OSC 8: opens a link, or closes the one that is open.
  private func switchLink(to link: LinkID, in output: inout [UInt8]) {
    output += [0x1B, 0x5D, 0x38, 0x3B, 0x3B]
    if link != .none { output += styles.links[link].utf8 }
    output += [0x1B, 0x5C]
  }
}
