internal import Collisions
internal import JSONText
internal import TextLayout

/// What pages become without a pack.
struct AbsenceListing {
  private let radius: BlastRadius

  init(_ radius: BlastRadius) {
    self.radius = radius
  }

  /// For each page the widgets that fall back to others and the lines that change; then the sums.
  func text(_ canvas: ReportCanvas) -> [UInt8] {
    canvas.text { flow in
      for page in radius.touched {
        flow.paragraph(.standard)
        flow.run(page.page, style: Style(role: .title))
        flow.newline()
        for fallback in page.fallbacks { type(fallback, in: flow) }
        ChangeListing(page.changes, indent: 2).type(in: flow)
        flow.newline()
      }
      sums(in: flow)
    }
  }

  /// For each page how much changes; then the sums.
  func numbers(_ canvas: ReportCanvas) -> [UInt8] {
    canvas.text { flow in
      let titles = ["PAGE", "WIDGETS", "LINES", "CHANGED"]
      if !radius.touched.isEmpty {
        ReportEntries(titles, numbers: ["WIDGETS", "LINES", "CHANGED"], radius.touched.map(entry))
          .type(in: flow)
        flow.paragraph(.standard)
        flow.newline()
      }
      sums(in: flow)
    }
  }

  private func entry(_ page: PackAbsence) -> ReportEntry {
    ReportEntry(cells: [
      (page.page, .none), ("\(page.fallbacks.count)", .none), ("\(page.lines)", .none),
      ("\(page.changes.count)", .none),
    ])
  }

  private func type(_ fallback: PackAbsence.Fallback, in flow: TextFlow) {
    flow.paragraph(Paragraph(firstIndent: 2, restIndent: 4))
    let widget = fallback.widget
    flow.run("\(widget.type) #\(widget.id): ")
    flow.run(Self.drawers(fallback.now))
    flow.run(" → ", style: Style(role: .muted))
    flow.run(
      Self.drawers(fallback.then),
      style: Style(role: fallback.then.isEmpty ? .warning : .none)
    )
    flow.newline()
  }

  private static func drawers(_ packs: [String]) -> String {
    packs.isEmpty ? "no pack" : packs.joined(separator: " over ")
  }

  private func sums(in flow: TextFlow) {
    let touched = radius.touched
    flow.paragraph(.standard)
    flow.run("\(touched.count) of \(radius.pages.count) pages")
    if !touched.isEmpty {
      let widgets = touched.reduce(0) { $0 + $1.fallbacks.count }
      let lines = touched.reduce(0) { $0 + $1.lines }
      flow.run(", \(widgets) widgets, \(lines) lines")
      let heirs = radius.heirs.map { "\($0.widgets) to \($0.pack.isEmpty ? "no pack" : $0.pack)" }
      if !heirs.isEmpty { flow.run("; " + heirs.joined(separator: ", ")) }
    }
    flow.newline()
  }

  /// The pages as one object on one line; `Listings` in the documentation says what it holds.
  func json(withLines: Bool) -> [UInt8] {
    var writer = JSONWriter()
    writer.begin(.object)
    writer.key("pages")
    writer.begin(.array)
    for page in radius.pages { write(page, withLines, to: &writer) }
    writer.end(.array)
    writer.member("touched", radius.touched.count)
    writer.key("heirs")
    writer.begin(.array)
    for heir in radius.heirs {
      writer.begin(.object)
      if !heir.pack.isEmpty { writer.member("pack", heir.pack) }
      writer.member("widgets", heir.widgets)
      writer.end(.object)
    }
    writer.end(.array)
    writer.end(.object)
    writer.newline()
    return writer.bytes
  }

  private func write(_ page: PackAbsence, _ withLines: Bool, to writer: inout JSONWriter) {
    writer.begin(.object)
    writer.member("page", page.page)
    writer.member("lines", page.lines)
    writer.member("changed", page.changes.count)
    writer.key("widgets")
    writer.begin(.array)
    for fallback in page.fallbacks {
      writer.begin(.object)
      writer.member("type", fallback.widget.type)
      writer.member("id", fallback.widget.id)
      writer.member("path", fallback.widget.path)
      writer.member("now", fallback.now)
      writer.member("then", fallback.then)
      writer.end(.object)
    }
    writer.end(.array)
    if withLines {
      writer.key("changes")
      writer.begin(.array)
      for change in page.changes { writer.write(change) }
      writer.end(.array)
    }
    writer.end(.object)
  }
}
