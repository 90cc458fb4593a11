import TestSupport
import Testing
import TextLayout

@Suite struct LineBreakReaderTests {
  static let file = UnicodeTestFile(name: "auxiliary/LineBreakTest.txt")

  static func breaks(_ text: [UInt8]) -> [Int] {
    var reader = LineBreakReader(0..<text.count)
    var places: [Int] = []
    while let place = reader.next(in: text.span) { places.append(place.index) }
    return places
  }

  // Skipped where Debian's unicode-data isn't installed.
  @Test(.enabled(if: file.exists)) func `passes every row of Unicode's test file`() throws {
    let rows = try Self.file.breakRows()
    #expect(rows.count == 7654)
    for row in rows where Self.breaks(row.text) != row.breaks {
      Issue.record("\(row): \(Self.breaks(row.text))")
    }
  }
}
