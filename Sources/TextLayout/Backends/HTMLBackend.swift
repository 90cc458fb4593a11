/// Writes lines as HTML in a grid of columns.
///
/// Text is escaped, and elements say what it is: headings, emphasis, code, links. What the host
/// drew around it is hidden from screen readers. Runs that aren't ASCII are pinned to their
/// columns, since fonts disagree on their width. Nothing is loaded from elsewhere.
package struct HTMLBackend {
  private var tags: [UInt16: HTMLTags] = [:]

  package init() {}

  /// Appends a whole document.
  package mutating func write(_ page: TextPage, to output: inout [UInt8], title: String = "") {
    output += "<!DOCTYPE html>\n<meta charset=\"utf-8\">\n".utf8
    output += "<meta name=\"viewport\" content=\"width=device-width\">\n<title>".utf8
    var line: [UInt8] = []
    OneLine.append(title.utf8Span.span, to: &line)
    HTMLText.escape(line.span, into: &output)
    output += "</title>\n".utf8
    writeFragment(page, to: &output)
  }

  /// Appends a part of a document: its style sheet and its lines.
  package mutating func writeFragment(_ page: TextPage, to output: inout [UInt8]) {
    output += HTMLStyleSheet.text(isDark: page.styles.theme.isDark).utf8
    output += "<pre class=\"galley\">".utf8
    write(page.block.lines, of: page, to: &output)
    output += "</pre>\n".utf8
  }

  /// Appends lines, each ended by a line feed.
  ///
  /// - Complexity: O(n) in the bytes of the lines.
  package mutating func write(
    _ lines: Range<Int>,
    of page: TextPage,
    to output: inout [UInt8]
  ) {
    for line in lines {
      write(page.shownRuns(of: page.arena.lines[line]), of: page, to: &output)
      output.append(0x0A)
    }
  }

  private mutating func write(
    _ runs: ArraySlice<Run>,
    of page: TextPage,
    to output: inout [UInt8]
  ) {
    var index = runs.startIndex
    while index < runs.endIndex {
      var end = index + 1
      while end < runs.endIndex, looksSame(runs[index], runs[end]) { end += 1 }
      let tags = tags(of: runs[index].style, in: page.styles)
      open(runs[index], tags, in: &output)
      for run in runs[index..<end] { write(run, of: page.arena, to: &output) }
      close(runs[index], tags, in: &output)
      index = end
    }
  }

  private func looksSame(_ one: Run, _ other: Run) -> Bool {
    one.style == other.style && one.region == other.region
      && one.flags.contains(.rule) == other.flags.contains(.rule)
  }

  private func open(_ run: Run, _ tags: HTMLTags, in output: inout [UInt8]) {
    if run.flags.contains(.rule) { output += "<span aria-hidden=\"true\">".utf8 }
    if run.region > 0 { output += "<span data-region=\"\(run.region)\">".utf8 }
    output += tags.opening
  }

  private func close(_ run: Run, _ tags: HTMLTags, in output: inout [UInt8]) {
    output += tags.closing
    if run.region > 0 { output += "</span>".utf8 }
    if run.flags.contains(.rule) { output += "</span>".utf8 }
  }

  private func write(_ run: Run, of arena: TextArena, to output: inout [UInt8]) {
    let text = arena.bytes.span.extracting(run.bytes)
    let isPinned = HTMLText.hasWide(text)
    if isPinned { output += "<span class=\"w\" style=\"width:\(run.width)ch\">".utf8 }
    HTMLText.escape(text, into: &output)
    if isPinned { output += "</span>".utf8 }
  }

  private mutating func tags(of style: StyleID, in styles: StyleTable) -> HTMLTags {
    if let known = tags[style.index] { return known }
    let made = HTMLTags(styles[style], in: styles)
    tags[style.index] = made
    return made
  }
}
