import TestSupport
import Testing
import TextLayout

@Suite struct ClusterReaderTests {
  static let file = UnicodeTestFile(name: "auxiliary/GraphemeBreakTest.txt")
  static let emoji = UnicodeTestFile(name: "emoji/emoji-test.txt")

  static func clusters(_ text: [UInt8]) -> [Cluster] {
    var reader = ClusterReader(0..<text.count)
    var clusters: [Cluster] = []
    while let cluster = reader.next(in: text.span) { clusters.append(cluster) }
    return clusters
  }

  /// Rows of the test file that the tables' version has other answers to.
  static let newer = [
    // No longer Extended_Pictographic, so a ZWJ doesn't join two of them.
    "÷ 2701 × 200D × 2701 ÷": [6, 9]
  ]

  // Skipped where Debian's unicode-data isn't installed.
  @Test(.enabled(if: file.exists)) func `passes the rows of Unicode's test file`() throws {
    let rows = try Self.file.breakRows()
    #expect(rows.count == 602)
    for row in rows {
      let breaks = Self.clusters(row.text).map(\.range.upperBound)
      let wanted = Self.newer[row.description] ?? row.breaks
      if breaks != wanted { Issue.record("\(row): \(breaks)") }
    }
  }

  /// Emoji that are text by default and wide all the same (East_Asian_Width).
  static let wideText = ["3030", "303D", "1F202", "1F237", "3297", "3299"]

  // Skipped where Debian's unicode-data isn't installed.
  @Test(.enabled(if: emoji.exists)) func `sees each emoji sequence as one cluster`() throws {
    let rows = try Self.emoji.rows()
    #expect(rows.count == 4733)
    var narrow = 0
    for row in rows {
      let scalars = row.line.split(separator: ";")[0].split(separator: " ")
      let clusters = Self.clusters(UnicodeTestFile.bytes(scalars))
      let isText =
        row.line.contains("unqualified") && scalars.count == 1
        && !Self.wideText.contains(String(scalars[0]))
      let isBareKeycap = scalars.count == 2 && scalars[1] == "20E3"
      let width = isText || isBareKeycap ? 1 : 2
      narrow += 2 - width
      if clusters.count != 1 || clusters[0].width != width { Issue.record("\(row) \(clusters)") }
    }
    #expect(narrow == 213)
  }
}
