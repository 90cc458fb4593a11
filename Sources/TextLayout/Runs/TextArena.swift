/// The bytes, runs and lines of one page.
///
/// Everything in `bytes` is clean: no backend checks again.
package struct TextArena: Sendable {
  package var bytes: [UInt8] = []
  package var runs: [Run] = []
  package var lines: [Line] = []
  /// Whether any text has directional controls, which lines then close and open again.
  var hasDirections = false

  package init() {}

  /// All lines, set to a width.
  package func block(width: Int) -> TextBlock {
    TextBlock(lines: 0..<lines.count, width: width)
  }

  /// Whether nothing that shows follows `run` in its line.
  func isLast(_ run: Int, in line: Line) -> Bool {
    run + 1 == Int(line.first) + Int(line.count)
  }
}
