import Foundation
import Testing
import TextLayout
import Widgets

/// Lines of random pages for another program to measure, as `.ci/checks/21-widths-as-wcwidth` does.
@Suite struct PageLineTests {
  static let path = ProcessInfo.processInfo.environment["GALLEY_PAGE_LINES"]

  // Skipped where the check above doesn't name a file to write.
  @Test(.enabled(if: path != nil)) func linesAreWrittenForTheOracle() throws {
    var rows: [UInt8] = []
    for width in 0...40 {
      for seed in 0..<10 {
        let carousel = seed % 2 == 0 ? CarouselForm.list : .strip
        let page = RandomPage(seed: seed * 47 + width)
        let text = try PageDrawing(page, width: width, carousel: carousel).text
        for line in text.arena.lines {
          let bytes = text.arena.runs[line.runs].flatMap { text.arena.bytes[$0.bytes] }
          if !isContested(bytes) { rows += Array("\(width)\t".utf8) + bytes + [0x0A] }
        }
      }
    }
    let path = try #require(Self.path)
    try Data(rows).write(to: URL(fileURLWithPath: path))
  }

  /// Whether terminals disagree on the width of a cluster of the line.
  private func isContested(_ line: [UInt8]) -> Bool {
    var reader = ClusterReader(0..<line.count)
    while let cluster = reader.next(in: line.span) {
      if cluster.isContested { return true }
    }
    return false
  }
}
