internal import Pages
internal import TextLayout
internal import Widgets

/// Writes a drawn page in the form that a request asks for.
struct PageWriter {
  let format: OutputFormat
  let explains: Bool
  let isPadded: Bool
  let isFragment: Bool
  let isASCII: Bool
  let width: Int
  let packs: [PackReport]
  let diagnostics: [Diagnostic]

  init(_ request: RenderRequest, _ packs: [PackReport], _ diagnostics: [Diagnostic]) {
    format = request.format
    explains = request.explains
    isPadded = false
    isFragment = false
    isASCII = request.isASCII
    width = request.width
    self.packs = packs
    self.diagnostics = diagnostics
  }

  init(
    _ request: OutputRequest,
    _ view: PageView,
    _ packs: [PackReport],
    _ diagnostics: [Diagnostic]
  ) {
    format = request.format
    explains = request.explains
    isPadded = request.isPadded
    isFragment = request.isFragment
    isASCII = view.isASCII
    width = view.width
    self.packs = packs
    self.diagnostics = diagnostics
  }

  func bytes(of drawn: DrawnPage) -> [UInt8] {
    switch format {
    case .json:
      return PageJSON(drawn, packs, diagnostics).bytes()
    case .accessible:
      var output: [UInt8] = []
      AccessibleBackend.write(drawn.text, to: &output)
      return output
    case .html:
      var output: [UInt8] = []
      var backend = HTMLBackend()
      if isFragment {
        backend.writeFragment(drawn.text, to: &output)
      } else {
        backend.write(drawn.text, to: &output, title: drawn.page.id)
      }
      return output
    case .plain, .ansi:
      if explains { return explained(drawn) }
      return isPadded ? padded(drawn.text) : text(drawn.text)
    }
  }

  private func text(_ page: TextPage) -> [UInt8] {
    var output: [UInt8] = []
    write(0..<page.arena.lines.count, of: page, to: &output)
    return output
  }

  private func write(_ lines: Range<Int>, of page: TextPage, to output: inout [UInt8]) {
    guard case .ansi(let depth) = format else {
      return PlainBackend.write(lines, of: page, to: &output)
    }
    var backend = ANSIBackend(styles: page.styles, depth: depth)
    backend.write(lines, of: page, to: &output)
  }

  /// The page with who drew what to the right of each line; what no widget drew is the page's own.
  private func explained(_ drawn: DrawnPage) -> [UInt8] {
    var output: [UInt8] = []
    let mark = isASCII ? "|" : "┆"
    for (index, line) in drawn.text.arena.lines.enumerated() {
      writePadded(index, of: drawn.text, to: &output)
      output += Array("  \(mark) \(Self.note(drawn.owners(of: line), drawn))\n".utf8)
    }
    return output
  }

  private func padded(_ page: TextPage) -> [UInt8] {
    var output: [UInt8] = []
    for index in page.arena.lines.indices {
      writePadded(index, of: page, to: &output)
      output.append(0x0A)
    }
    return output
  }

  /// A line without its end, filled up to the width.
  private func writePadded(_ index: Int, of page: TextPage, to output: inout [UInt8]) {
    write(index..<index + 1, of: page, to: &output)
    output.removeLast()
    let blanks = max(0, width - cells(of: page.arena.lines[index], in: page))
    output += repeatElement(UInt8(ascii: " "), count: blanks)
  }

  /// The cells that a line takes as it is written: plain text ends where its blanks begin.
  private func cells(of line: Line, in page: TextPage) -> Int {
    guard format == .plain else {
      return page.shownRuns(of: line).reduce(0) { $0 + Int($1.width) }
    }
    var text: [UInt8] = []
    for run in page.arena.runs[line.runs] { text += page.arena.bytes[run.bytes] }
    while text.last == UInt8(ascii: " ") { text.removeLast() }
    return TextWidth.width(of: text.span)
  }

  private static func note(_ owners: [Owner], _ drawn: DrawnPage) -> String {
    guard !owners.isEmpty else {
      return QuotedText.escaped("page #\(drawn.page.id)  no pack  page")
    }
    return owners.map { note($0, drawn) }.joined(separator: "; ")
  }

  private static func note(_ owner: Owner, _ drawn: DrawnPage) -> String {
    let widget = owner.widget
    let pack = drawn.pack(of: owner)?.id ?? "no pack"
    return QuotedText.escaped("\(widget.type) #\(widget.id)  \(pack)  \(widget.path)")
  }
}
