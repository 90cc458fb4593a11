internal import JSONText
internal import Pages
internal import TextLayout
internal import Widgets

/// Makes the trace of a page that has been drawn.
struct PageTracing {
  private let drawn: DrawnPage
  private let context: RenderContext
  private var map: SourceMap?

  init(_ drawn: DrawnPage, _ context: RenderContext) {
    self.drawn = drawn
    self.context = context
  }

  /// The trace; the host's own drawing isn't part of it.
  consuming func trace() -> PageTrace {
    var trace = PageTrace()
    trace.lines = drawn.text.arena.lines.map { line($0) }
    for (index, owner) in context.owners.enumerated() {
      guard let owner else { continue }
      trace.drawings.append(drawing(owner, UInt32(index)))
    }
    for region in context.regions where region.owner > 0 {
      let drawing = Int(region.owner) - 1
      trace.drawings[drawing].regions.append(self.region(region, of: drawing + 1))
    }
    return trace
  }

  private func line(_ line: Line) -> PageTrace.Line {
    var indexes: [Int] = []
    for run in drawn.text.arena.runs[line.runs] where run.owner != 0 {
      let drawing = Int(run.owner) - 1
      if !indexes.contains(drawing) { indexes.append(drawing) }
    }
    let text = drawn.text.shownRuns(of: line).map { drawn.text.string(of: $0) }.joined()
    return PageTrace.Line(text: text, drawings: indexes)
  }

  private mutating func drawing(_ owner: Owner, _ index: UInt32) -> PageTrace.Drawing {
    let widget = owner.widget
    if map?.document !== widget.document { map = SourceMap(widget.document) }
    let position = map?.position(of: widget.node)
    let reads = context.reads?.reads[index] ?? []
    return PageTrace.Drawing(
      type: widget.type,
      id: widget.id,
      path: widget.path,
      sourceLine: position?.line ?? 0,
      pack: drawn.pack(of: owner)?.order ?? 0,
      reads: reads.map { read($0, of: widget) }
    )
  }

  private mutating func read(_ read: ReadLog.Read, of widget: WidgetNode) -> PageTrace.Read {
    switch read {
    case .content(let node):
      return PageTrace.Read(
        subject: .content,
        path: path(of: node, in: widget),
        found: widget.document.kind(node)
      )
    case .absent(let object, let key):
      let parent = path(of: object, in: widget)
      let key = PathFinder.spelled(key)
      return PageTrace.Read(
        subject: .content,
        path: parent.isEmpty ? key : "\(parent).\(key)"
      )
    case .state(let key): return PageTrace.Read(subject: .state, path: key)
    case .width: return PageTrace.Read(subject: .width, path: "")
    case .size(let node):
      return PageTrace.Read(subject: .size, path: path(of: node, in: widget))
    }
  }

  /// The path of a value inside a widget's object, without a dot in front.
  private mutating func path(of node: JSONNode, in widget: WidgetNode) -> String {
    String((map?.paths.path(to: node, from: widget.node) ?? "").dropFirst())
  }

  private mutating func region(_ region: Region, of owner: Int) -> PageTrace.Region {
    var action = ""
    if let node = region.action, let widget = context.owners[owner]?.widget {
      if map?.document !== widget.document { map = SourceMap(widget.document) }
      action = path(of: node, in: widget)
    }
    return PageTrace.Region(action: action, event: region.event, label: region.label)
  }
}
