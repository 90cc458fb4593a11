/// The blocks of a shown page in order, in groups that know how many lines they have.
///
/// - Complexity: finding a line or region takes time linear in the number of groups.
struct BlockList {
  private(set) var blocks: [PageBlock] = []
  /// For each group of neighbours, how many lines and regions they have.
  private var lines: [Int] = []
  private var regions: [Int] = []
  private static let groupSize = 128

  /// Makes a list of blocks, which get their places.
  init(_ blocks: [PageBlock] = []) {
    self.blocks = blocks
    let groups = (blocks.count + Self.groupSize - 1) / Self.groupSize
    lines = Array(repeating: 0, count: groups)
    regions = lines
    for (place, block) in blocks.enumerated() {
      block.place = place
      add(block, 1)
    }
  }

  /// How many lines there are.
  var lineCount: Int { lines.reduce(0, +) }

  /// Does something to a block that may change how many lines and regions it has.
  mutating func update(_ block: PageBlock, _ body: () -> Void) {
    add(block, -1)
    body()
    add(block, 1)
  }

  /// The line that a block begins with.
  func firstLine(of block: PageBlock) -> Int { sum(before: block, lines) { $0.lineCount } }

  /// How many regions stand before a block's.
  func firstRegion(of block: PageBlock) -> Int { sum(before: block, regions) { $0.regions.count } }

  /// The block with a line, and the line's number in it.
  func block(withLine line: Int) -> (block: PageBlock, line: Int)? {
    find(line, lines) { $0.lineCount }
  }

  /// The block with a region, and the region's number in it.
  func block(withRegion region: Int) -> (block: PageBlock, region: Int)? {
    find(region, regions) { $0.regions.count }
  }

  /// A block, and how many lines it had.
  struct LineCount {
    let block: PageBlock
    var lines: Int
  }

  /// How many lines each block has.
  var lineCounts: [LineCount] { blocks.map { LineCount(block: $0, lines: $0.lineCount) } }

  /// How many lines each block had before some were drawn again.
  func lineCounts(before replaced: [Replacement]) -> [LineCount] {
    var counts = lineCounts
    for replacement in replaced {
      counts[replacement.block.place].lines = replacement.old.lines.count
    }
    return counts
  }

  private mutating func add(_ block: PageBlock, _ sign: Int) {
    let group = block.place / Self.groupSize
    lines[group] += sign * block.lineCount
    regions[group] += sign * block.regions.count
  }

  private func sum(before block: PageBlock, _ groups: [Int], _ count: (PageBlock) -> Int) -> Int {
    let group = block.place / Self.groupSize
    var sum = groups[..<group].reduce(0, +)
    for other in blocks[group * Self.groupSize..<block.place] { sum += count(other) }
    return sum
  }

  private func find(
    _ number: Int,
    _ groups: [Int],
    _ count: (PageBlock) -> Int
  ) -> (PageBlock, Int)? {
    guard number >= 0 else { return nil }
    var rest = number
    var group = 0
    while group < groups.count, rest >= groups[group] {
      rest -= groups[group]
      group += 1
    }
    for block in blocks.dropFirst(group * Self.groupSize) {
      if rest < count(block) { return (block, rest) }
      rest -= count(block)
    }
    return nil
  }
}
