/// Writes lines as bare text for people who have a screen read to them: no frames, rules, leaders or
/// padding, and one empty line where there are several.
package enum AccessibleBackend {
  /// Appends all lines of a page.
  ///
  /// - Complexity: O(n) in the bytes of the page.
  package static func write(_ page: TextPage, to output: inout [UInt8]) {
    var isAfterGap = true
    for line in page.arena.lines {
      let start = output.count
      write(line, of: page, to: &output)
      let isEmpty = output.count == start
      if isEmpty, isAfterGap { continue }
      output.append(0x0A)
      isAfterGap = isEmpty
    }
    if isAfterGap, output.last == 0x0A { output.removeLast() }
  }

  /// Appends what was typed on a line, one blank for whatever was drawn in between.
  private static func write(_ line: Line, of page: TextPage, to output: inout [UInt8]) {
    let start = output.count
    var hasGap = false
    for run in page.arena.runs[line.runs] {
      if !run.flags.isDisjoint(with: .drawn) {
        hasGap = true
        continue
      }
      if hasGap, output.count > start, output.last != 0x20 { output.append(0x20) }
      hasGap = false
      output.append(contentsOf: page.arena.bytes[run.bytes])
    }
    PlainBackend.trimBlanks(of: &output, from: start)
  }
}
