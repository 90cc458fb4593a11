internal import JSONText
internal import Pages
internal import TextLayout
internal import Widgets

/// Writes a drawn page as one JSON object: lines with their runs, and who drew them.
struct PageJSON {
  private let drawn: DrawnPage
  private let packs: [PackReport]
  private let diagnostics: [Diagnostic]
  private var writer = JSONWriter()

  init(_ drawn: DrawnPage, _ packs: [PackReport], _ diagnostics: [Diagnostic]) {
    self.drawn = drawn
    self.packs = packs
    self.diagnostics = diagnostics
  }

  consuming func bytes() -> [UInt8] {
    writer.begin(.object)
    writer.member("page", drawn.page.id)
    writer.key("width")
    writer.integer(drawn.text.width)
    writePacks()
    writer.key("lines")
    writer.begin(.array)
    for line in drawn.text.arena.lines { write(line) }
    writer.end(.array)
    writer.key("diagnostics")
    writer.begin(.array)
    for diagnostic in diagnostics { DiagnosticJSON.write(diagnostic, to: &writer) }
    writer.end(.array)
    writer.end(.object)
    writer.newline()
    return writer.bytes
  }

  private mutating func writePacks() {
    writer.key("packs")
    writer.begin(.array)
    for pack in packs where pack.status == .loaded {
      writer.begin(.object)
      writer.member("id", pack.id)
      writer.member("version", pack.version)
      writer.member("file", pack.file)
      writer.key("types")
      writer.begin(.array)
      for type in pack.types { writer.string(type.name) }
      writer.end(.array)
      writer.end(.object)
    }
    writer.end(.array)
  }

  private mutating func write(_ line: Line) {
    let shown = drawn.text.shownRuns(of: line)
    writer.begin(.object)
    writer.key("text")
    writer.string(shown.map { drawn.text.string(of: $0) }.joined())
    writer.key("runs")
    writer.begin(.array)
    for run in shown { write(run) }
    writer.end(.array)
    let owners = drawn.owners(of: line)
    if let first = owners.first { write(first) } else { writePageAsOwner() }
    if owners.count > 1 {
      writer.key("also")
      writer.begin(.array)
      for owner in owners.dropFirst() {
        writer.begin(.object)
        write(owner)
        writer.end(.object)
      }
      writer.end(.array)
    }
    writer.end(.object)
  }

  private mutating func writePageAsOwner() {
    writer.member("type", "page")
    writer.member("id", drawn.page.id)
    writer.member("path", "page")
  }

  private mutating func write(_ owner: Owner) {
    if let pack = drawn.pack(of: owner) { writer.member("pack", pack.id) }
    writer.member("type", owner.widget.type)
    writer.member("id", owner.widget.id)
    writer.member("path", owner.widget.path)
  }

  private mutating func write(_ run: Run) {
    writer.begin(.object)
    writer.key("text")
    writer.string(drawn.text.string(of: run))
    let style = drawn.text.styles[run.style]
    if style != drawn.text.styles[.plain] {
      writer.key("style")
      write(style)
    }
    writer.end(.object)
  }

  private mutating func write(_ style: ResolvedStyle) {
    writer.begin(.object)
    if style.role != .none { writer.member("role", style.role.name) }
    if !style.attributes.isEmpty {
      writer.key("attributes")
      writer.begin(.array)
      for name in style.attributes.names { writer.string(name) }
      writer.end(.array)
    }
    if let color = style.foreground.name { writer.member("color", color) }
    if let color = style.background.name { writer.member("background", color) }
    if style.link != .none { writer.member("link", drawn.text.styles.links[style.link]) }
    writer.end(.object)
  }
}
