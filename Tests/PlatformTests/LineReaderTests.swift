import Platform
import TestSupport
import Testing

@Suite struct LineReaderTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let content: String
    let lines: [String]
    var testDescription: String { content.debugDescription }
  }

  @Test(arguments: [
    Row(content: "", lines: []),
    Row(content: "\n", lines: [""]),
    Row(content: "a", lines: ["a"]),
    Row(content: "a\n", lines: ["a"]),
    Row(content: "a\nb", lines: ["a", "b"]),
    Row(content: "a\r\nb\r\n", lines: ["a", "b"]),
    Row(content: "\r\n\r\n", lines: ["", ""]),
    Row(content: "a\rb\n", lines: ["a\rb"]),
    Row(content: "a\n\nb\n\n", lines: ["a", "", "b", ""]),
  ])
  func linesEndAtLineFeeds(_ row: Row) throws {
    #expect(try lines(row.content) == row.lines.map { .bytes(Array($0.utf8)) })
  }

  @Test func linesLongerThanAReadAreWhole() throws {
    let long = String(repeating: "x", count: 1_000_000)
    #expect(
      try lines("a\n\(long)\nb")
        == [long].reduce(into: []) { lines, long in
          lines += ["a", long, "b"].map { .bytes(Array($0.utf8)) }
        }
    )
  }

  @Test(arguments: [5, 6, 400_000]) func linesAboveTheLimitAreSkipped(count: Int) throws {
    let long = String(repeating: "x", count: count)
    let expected: [LineReader.Line] = [
      .bytes(Array("a".utf8)), .tooLong, .bytes(Array("b".utf8)), .tooLong,
    ]
    #expect(try lines("a\n\(long)\nb\n\(long)", limit: 4) == expected)
  }

  @Test func knowsWhetherALineIsThere() throws {
    let scratch = Scratch()
    var reader = try LineReader(scratch.file("lines", "a\nb\nrest"), limit: 100)
    var known: [Bool] = []
    var lines: [LineReader.Line?] = []
    for _ in 0..<4 {
      known.append(reader.hasLine)
      lines.append(try reader.next())
    }
    #expect(known == [false, true, false, false])
    #expect(lines == ["a", "b", "rest"].map { .bytes(Array($0.utf8)) } + [nil])
  }

  @Test func directoriesAreNoLines() throws {
    let scratch = Scratch()
    #expect(throws: FileError.self) {
      var reader = try LineReader(scratch.directory, limit: 100)
      _ = try reader.next()
    }
    #expect(throws: FileError.self) { _ = try LineReader(scratch.path("absent"), limit: 100) }
  }

  private func lines(_ content: String, limit: Int = 2_000_000) throws -> [LineReader.Line] {
    let scratch = Scratch()
    var reader = try LineReader(scratch.file("lines", content), limit: limit)
    var lines: [LineReader.Line] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }
}
