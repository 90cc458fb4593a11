import Testing
import TextLayout

@Suite struct TextOriginTests {
  struct Row: Sendable {
    let name: String
    let bytes: [UInt8]
    let width: Int
    let lines: [Range<Int>]
  }

  @Test(arguments: [
    Row(name: "clean", bytes: Array("one two".utf8), width: 3, lines: [0..<3, 4..<7]),
    Row(name: "CRLF", bytes: Array("one\r\ntwo".utf8), width: 9, lines: [0..<3, 5..<8]),
    Row(name: "tab", bytes: Array("a\tb".utf8), width: 20, lines: [0..<3]),
    Row(name: "bad UTF-8", bytes: [0x61, 0xFF, 0x20, 0x62], width: 2, lines: [0..<2, 3..<4]),
    Row(name: "escape", bytes: [0x1B, 0x20, 0x62], width: 1, lines: [0..<1, 2..<3]),
    Row(
      name: "override",
      bytes: Array("\u{202E}ab cd".utf8),
      width: 3,
      lines: [0..<5, 6..<8]
    ),
  ])
  func linesPointIntoTheRawText(row: Row) {
    var cleaned: [UInt8] = []
    var origins: [TextOrigin] = []
    TextCleaner.append(row.bytes.span, to: &cleaned, origins: &origins)
    var wrapper = LineWrapper(0..<cleaned.count)
    var lines: [Range<Int>] = []
    while let line = wrapper.next(in: cleaned.span, width: row.width) {
      lines.append(
        TextOrigin.raw(
          of: line.range.lowerBound,
          in: origins
        )..<TextOrigin.raw(of: line.range.upperBound, in: origins)
      )
    }
    #expect(lines == row.lines, "\(row.name)")
  }

  @Test func bothWaysOfCleaningAgree() {
    var generator = RandomText(seed: 7)
    for _ in 0..<300 {
      let bytes = (0..<40).map { _ in UInt8.random(in: 0...255, using: &generator) }
      var plain: [UInt8] = []
      var tracked: [UInt8] = []
      var origins: [TextOrigin] = []
      TextCleaner.append(bytes.span, to: &plain)
      TextCleaner.append(bytes.span, to: &tracked, origins: &origins)
      #expect(plain == tracked)
      let raws = (0...plain.count).map { TextOrigin.raw(of: $0, in: origins) }
      #expect(zip(raws, raws.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(raws.last == bytes.count)
    }
  }
}
