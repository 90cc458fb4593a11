import Foundation
import Testing
import TextLayout

/// Widths as another program measures them: `.ci/checks/21-widths-as-wcwidth` makes the rows.
@Suite struct WidthOracleTests {
  static let path = ProcessInfo.processInfo.environment["GALLEY_WIDTH_ROWS"]

  // Skipped where the check above doesn't name a file of rows.
  @Test(.enabled(if: path != nil)) func `measures as the oracle where terminals agree`() throws {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: #require(Self.path))))
    var agreed = 0
    for row in bytes.split(separator: UInt8(ascii: "\n")) {
      let parts = row.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      let text = Array(parts[1])
      let width = try #require(Int(String(decoding: parts[0], as: UTF8.self)))
      if ClusterReaderTests.clusters(text).contains(where: \.isContested) { continue }
      agreed += 1
      if TextWidth.width(of: text.span) != width {
        let scalars = String(decoding: text, as: UTF8.self).unicodeScalars
        Issue.record("\(scalars.map { String($0.value, radix: 16) }): not \(width)")
      }
    }
    #expect(agreed > 150_000)
  }
}
