/// Makes text safe to print once, as it enters an arena.
///
/// C0 controls and DEL become control pictures, C1 controls, directional overrides and bad UTF-8
/// U+FFFD. CRLF, CR, VT, FF, NEL, LS and PS become line feeds, tabs spaces up to the next column of
/// 8, soft hyphens zero width spaces. Other directional controls are closed at the end of each line,
/// and a cluster keeps at most 32 scalars.
package struct TextCleaner {
  static let scalarsPerCluster = 32

  var facts = TextFacts()
  var machine = ClusterMachine()
  var nesting = BidiNesting()
  var scalarsInCluster = 0
  var lineStart: Int
  var column: Int

  private init(column: Int) {
    self.column = column
    lineStart = column
  }

  /// Appends a text's cleaned bytes to an arena.
  ///
  /// - Parameters:
  ///   - text: any bytes.
  ///   - arena: where the cleaned bytes go; they are well-formed UTF-8.
  ///   - column: the column that the text starts in, for tabs.
  /// - Returns: what the cleaned text is like.
  /// - Complexity: O(n)
  @discardableResult
  package static func append(
    _ text: Span<UInt8>,
    to arena: inout [UInt8],
    column: Int = 0
  ) -> TextFacts {
    text.withTextBytes { bytes in
      var cleaner = TextCleaner(column: column)
      cleaner.clean(bytes, into: &arena)
      return cleaner.facts
    }
  }

  private mutating func clean(_ text: TextBytes, into arena: inout [UInt8]) {
    var index = 0
    while index < text.count {
      let end = readClean(text, from: index)
      if end > index { unsafe arena.append(contentsOf: text.buffer(index..<end)) }
      index = end
      if index < text.count { index = replace(text, at: index, into: &arena) }
    }
    endLine(into: &arena)
  }

  /// Appends a text's cleaned bytes to an arena, and says where they come from.
  ///
  /// - Parameters:
  ///   - text: any bytes.
  ///   - arena: where the cleaned bytes go.
  ///   - origins: gets one entry for each stretch that is copied or replaced, and one for the end.
  /// - Complexity: O(n)
  package static func append(
    _ text: Span<UInt8>,
    to arena: inout [UInt8],
    origins: inout [TextOrigin]
  ) {
    text.withTextBytes { bytes in
      var cleaner = TextCleaner(column: 0)
      var index = 0
      while index < bytes.count {
        origins.append(TextOrigin(cleaned: arena.count, raw: index))
        let end = cleaner.readClean(bytes, from: index)
        if end > index { unsafe arena.append(contentsOf: bytes.buffer(index..<end)) }
        guard end < bytes.count else { break }
        origins.append(TextOrigin(cleaned: arena.count, raw: end))
        index = cleaner.replace(bytes, at: end, into: &arena)
      }
      cleaner.endLine(into: &arena)
      origins.append(TextOrigin(cleaned: arena.count, raw: bytes.count))
    }
  }

  /// Reads on to the next scalar that is not to be copied; answers where it is.
  private mutating func readClean(_ text: TextBytes, from start: Int) -> Int {
    var (machine, column, scalars) = (machine, column, scalarsInCluster)
    var (isASCII, isContested) = (true, false)
    var index = start
    while index < text.count {
      if CommonRun.mayBegin(with: text[index]), machine.endsBeforeOthers {
        let run = CommonRun(text, from: index, to: text.count)
        if run.end > index {
          machine.enter(run, of: text)
          column &+= run.cells
          scalars = 1
          if !run.isASCII { isASCII = false }
          index = run.end
          continue
        }
      }
      let scalar = DecodedScalar(text, at: index, end: text.count)
      let row = ScalarRow(scalar.value)
      if !scalar.isWellFormed || row.cluster.isControl && row.traits.contains(.unclean) { break }
      let before = machine
      let begins = machine.begins(with: row)
      scalars = begins ? 1 : scalars &+ 1
      guard scalars <= Self.scalarsPerCluster else {
        machine = before
        scalars = Self.scalarsPerCluster
        break
      }
      column &+= machine.width &- (begins ? 0 : before.width)
      if scalar.value >= 0x80 { isASCII = false }
      if machine.isContested(by: row, after: before, begins: begins) { isContested = true }
      index &+= scalar.length
    }
    (self.machine, self.column, scalarsInCluster) = (machine, column, scalars)
    if !isASCII { facts.isASCII = false }
    if isContested { facts.isContested = true }
    return index
  }
}
