internal import Collisions
internal import JSONText
internal import PackHost
internal import TextLayout

/// The listing of `galley which`.
struct WhichListing {
  private let pages: [(name: String, widgets: [DrawnWidget])]
  private let types: [TypeReport]
  private let packs: [Int: PackReport]

  init(_ pages: [WhichCommand.DrawnPage], _ types: [TypeReport], _ packs: [PackReport]) {
    self.pages = pages.map { ($0.name, DrawnWidget.all(of: $0.drawn.trace)) }
    self.types = types
    self.packs = Dictionary(packs.map { ($0.order, $0) }) { first, _ in first }
  }

  /// The widgets in the order of the page; below each where it stands and its type's chain.
  func text(_ canvas: ReportCanvas) -> [UInt8] {
    canvas.text { flow in
      for (place, page) in pages.enumerated() {
        flow.paragraph(.standard)
        if place > 0 { flow.newline() }
        if pages.count > 1 {
          flow.run(page.name, style: Style(role: .title))
          flow.newline()
        }
        if page.widgets.isEmpty {
          flow.run("no widgets")
          flow.newline()
        } else {
          ReportEntries(["LINES", "WIDGET", "DRAWN BY"], numbers: [], page.widgets.map(entry))
            .type(in: flow)
        }
      }
    }
  }

  private func entry(_ widget: DrawnWidget) -> ReportEntry {
    let lines = widget.lines.isEmpty ? "not seen" : widget.lineRanges
    var entry = ReportEntry(cells: [
      (lines, .none), ("\(widget.type) #\(widget.id)", .none),
      (drawer(of: widget), role(of: widget)),
    ])
    let place = "\(widget.path), line \(widget.sourceLine) of the document"
    entry.details.append((nil, (place, .muted)))
    if let chain = chain(of: widget) { entry.details.append((nil, (chain, .muted))) }
    return entry
  }

  private func drawer(of widget: DrawnWidget) -> String {
    if widget.isPlaceholder { return "no pack" }
    return widget.packs.compactMap { packs[$0]?.id }.joined(separator: " over ")
  }

  private func role(of widget: DrawnWidget) -> Role { widget.isPlaceholder ? .warning : .none }

  /// The claims on the widget's type, the newest first, those that had no part in it marked.
  private func chain(of widget: DrawnWidget) -> String? {
    guard let type = types.first(where: { $0.name.utf8.elementsEqual(widget.type.utf8) }) else {
      return nil
    }
    let claims = type.claims.map { claim in
      let isCalled = widget.packs.contains(claim.order) || widget.isPlaceholder
      return "\(claim.title)\(isCalled ? "" : " (not called)")"
    }
    return "chain: " + claims.joined(separator: ", over ")
  }

  /// The pages as `{"pages": […]}`, on one line; `Listings` in the documentation says what each
  /// holds.
  func json() -> [UInt8] {
    var writer = JSONWriter()
    writer.begin(.object)
    writer.key("pages")
    writer.begin(.array)
    for page in pages {
      writer.begin(.object)
      writer.member("page", page.name)
      writer.key("widgets")
      writer.begin(.array)
      for widget in page.widgets { write(widget, to: &writer) }
      writer.end(.array)
      writer.end(.object)
    }
    writer.end(.array)
    writer.end(.object)
    writer.newline()
    return writer.bytes
  }

  private func write(_ widget: DrawnWidget, to writer: inout JSONWriter) {
    writer.begin(.object)
    writer.member("type", widget.type)
    writer.member("id", widget.id)
    writer.member("path", widget.path)
    writer.member("source_line", widget.sourceLine)
    writer.key("lines")
    writer.begin(.array)
    for line in widget.lines { writer.integer(line) }
    writer.end(.array)
    writer.member("drawn_by", widget.packs.compactMap { packs[$0]?.id })
    writer.member("placeholder", widget.isPlaceholder)
    let type = types.first { $0.name.utf8.elementsEqual(widget.type.utf8) }
    writer.member("chain", type?.claims.map(\.pack) ?? [])
    writer.end(.object)
  }
}
