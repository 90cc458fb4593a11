package import Platform

/// The lines of some files, one file after the other, in pieces that go to a worker together.
package struct BatchInput: ~Copyable {
  /// The most bytes of a line.
  package static let longestLine = 64 << 20
  /// The most lines and bytes of a piece, but that one line is always a piece.
  private static let mostLines = 32
  private static let mostBytes = 48 * 1024

  private var files: ArraySlice<FilePath>
  private var file: FilePath?
  private var reader: LineReader?
  private var index = 0
  private var number = 0

  /// The lines of these files; `-` is standard input.
  package init(_ files: [FilePath]) {
    self.files = files[...]
  }

  /// The next lines: as many as there are without waiting for more; nil at the end.
  ///
  /// - Throws: which file can't be read, and why.
  package mutating func next() throws(CrewError) -> [BatchLine]? {
    guard let first = try line() else { return nil }
    var piece = [first]
    var bytes = first.document?.count ?? 0
    while piece.count < Self.mostLines, bytes < Self.mostBytes, reader?.hasLine == true,
      let line = try line()
    {
      piece.append(line)
      bytes += line.document?.count ?? 0
    }
    return piece
  }

  private mutating func line() throws(CrewError) -> BatchLine? {
    do throws(FileError) {
      while true {
        if let line = try reader?.next() { return numbered(line) }
        guard let next = files.popFirst() else { return nil }
        reader = try LineReader(next, limit: Self.longestLine)
        file = next == "-" ? nil : next
        number = 0
      }
    } catch {
      throw .input(error)
    }
  }

  private mutating func numbered(_ line: LineReader.Line) -> BatchLine {
    index += 1
    number += 1
    var numbered = BatchLine(index: index, file: file, number: number)
    if case .bytes(let bytes) = line { numbered.document = bytes }
    return numbered
  }
}
