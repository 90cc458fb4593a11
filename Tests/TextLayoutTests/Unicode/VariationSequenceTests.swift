import TestSupport
import Testing
import TextLayout

/// Every standardised variation sequence and ZWJ sequence of emoji, by Unicode's own lists.
@Suite struct VariationSequenceTests {
  static let variations = UnicodeTestFile(name: "emoji/emoji-variation-sequences.txt")
  static let joined = UnicodeTestFile(name: "emoji/emoji-zwj-sequences.txt")

  // Skipped where Debian's unicode-data isn't installed.
  @Test(.enabled(if: variations.exists))
  func `makes an emoji of two cells with VS16 and leaves the base's with VS15`() throws {
    let rows = try Self.variations.rows()
    #expect(rows.count == 708)
    for row in rows {
      let scalars = row.line.split(separator: ";")[0].split(separator: " ")
      let text = UnicodeTestFile.bytes(scalars)
      let base = UnicodeTestFile.bytes(scalars.prefix(1))
      let width = scalars[1] == "FE0F" ? 2 : TextWidth.width(of: base.span)
      let clusters = ClusterReaderTests.clusters(text)
      if clusters.map(\.width) != [width] || !clusters[0].isContested {
        Issue.record("\(row.line): \(clusters)")
      }
    }
  }

  // Skipped where Debian's unicode-data isn't installed.
  @Test(.enabled(if: joined.exists)) func `keeps each ZWJ sequence in two cells`() throws {
    let rows = try Self.joined.rows()
    #expect(rows.count == 1350)
    for row in rows {
      let text = UnicodeTestFile.bytes(row.line.split(separator: ";")[0].split(separator: " "))
      let clusters = ClusterReaderTests.clusters(text)
      if clusters.map(\.width) != [2] { Issue.record("\(row.line): \(clusters)") }
      for cells in 1...4 {
        let cut = CutText(0..<text.count, of: text.span, toWidth: cells)
        if cut.range.upperBound != (cells < 2 ? 0 : text.count) {
          Issue.record("\(row.line) is cut inside at \(cells)")
        }
      }
    }
  }
}
