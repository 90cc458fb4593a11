internal import TextLayout

/// A block that was drawn again where it stands.
struct Replacement {
  /// Lines of a sheet.
  struct Lines {
    let sheet: DrawnSheet
    let lines: Range<Int>
    let regions: Range<Int>
  }

  let block: PageBlock
  let old: Lines
  let new: Lines
  /// Whether it shows now and didn't before, or the other way round, which others go by.
  let changesNeighbours: Bool
  /// The line that the block begins with, once those above it have been replaced.
  private let firstLine: Int

  /// Puts what was drawn in a block's place.
  init(of block: PageBlock, by drawn: PageBlock.Drawn, in list: inout BlockList) {
    self.block = block
    old = Lines(sheet: block.sheet, lines: block.lines, regions: block.regions)
    new = Lines(sheet: drawn.sheet, lines: drawn.lines, regions: drawn.regions)
    changesNeighbours = drawn.isDrawn != block.isDrawn
    firstLine = list.firstLine(of: block)
    let setting = block.setting
    list.update(block) { block.take(drawn, in: setting) }
  }

  /// The lines that really differ, as they are counted now; nil: none.
  fileprivate func change(movedBy moved: Int) -> ReplacedLines? {
    var (old, new) = (self.old.lines, self.new.lines)
    while let left = old.first, let right = new.first, isSame(left, right) {
      old = old.dropFirst()
      new = new.dropFirst()
    }
    while let left = old.last, let right = new.last, isSame(left, right) {
      old = old.dropLast()
      new = new.dropLast()
    }
    if old.isEmpty, new.isEmpty { return nil }
    let first = firstLine + new.lowerBound - self.new.lines.lowerBound
    return ReplacedLines(
      old: first - moved..<first - moved + old.count,
      new: first..<first + new.count
    )
  }

  private func isSame(_ left: Int, _ right: Int) -> Bool {
    let (one, other) = (old.sheet.arena, new.sheet.arena)
    let runs = (one.runs[one.lines[left].runs], other.runs[other.lines[right].runs])
    guard runs.0.count == runs.1.count else { return false }
    return zip(runs.0, runs.1).allSatisfy { left, right in
      left.style == right.style && left.flags == right.flags
        && region(left, in: old) == region(right, in: new)
        && one.bytes[left.bytes].elementsEqual(other.bytes[right.bytes])
    }
  }

  /// A run's region as counted in its block; 0 for none.
  private func region(_ run: Run, in lines: Lines) -> Int {
    run.region == 0 ? 0 : Int(run.region) - lines.regions.lowerBound
  }
}

extension [Replacement] {
  /// The lines that differ, from top to bottom.
  var replacedLines: [ReplacedLines] {
    var moved = 0
    return compactMap { replacement in
      defer { moved += replacement.new.lines.count - replacement.old.lines.count }
      return replacement.change(movedBy: moved)
    }
  }
}

extension ReplacedLines {
  /// The lines from the first block that isn't as it was to the last one.
  init(from old: [BlockList.LineCount], to list: BlockList, _ redrawn: Set<ObjectIdentifier>) {
    let new = list.lineCounts
    func isSame(_ left: BlockList.LineCount, _ right: BlockList.LineCount) -> Bool {
      left.block === right.block && !redrawn.contains(ObjectIdentifier(left.block))
    }
    let first = zip(old, new).prefix { isSame($0, $1) }.count
    let rest = min(old.count, new.count) - first
    let last = zip(old.reversed(), new.reversed()).prefix(rest).prefix { isSame($0, $1) }.count
    let start = old[..<first].reduce(0) { $0 + $1.lines }
    func end(_ counts: [BlockList.LineCount]) -> Int {
      start + counts[first..<counts.count - last].reduce(0) { $0 + $1.lines }
    }
    self.init(old: start..<end(old), new: start..<end(new))
  }
}
