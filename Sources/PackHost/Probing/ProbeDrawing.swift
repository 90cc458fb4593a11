internal import JSONText
internal import Pages
internal import TextLayout
internal import Widgets

/// A page that is drawn again and again for a probe.
struct ProbeDrawing {
  private let page: Page
  private let registry: WidgetRegistry
  private let width: Int
  /// A copy of the document's bytes as they were.
  private let original: [UInt8]

  init(_ page: Page, registry: WidgetRegistry, width: Int) {
    self.page = page
    self.registry = registry
    self.width = width
    original = page.document.raw(.root).map { $0 }
  }

  /// Whether somebody has written into the document.
  var isDocumentChanged: Bool { !page.document.raw(.root).elementsEqual(original) }

  /// Draws the page in full colour.
  func draw() -> [UInt8] {
    let context = context()
    PageRenderer(page, in: context).draw()
    return ProbeDrawing.bytes(of: context.flow.finish())
  }

  /// Draws the page and notes what was reported and read.
  func drawRecording(into facts: inout DrawFacts) -> [UInt8] {
    let context = context(recordsReads: true)
    PageRenderer(page, in: context).draw()
    let output = ProbeDrawing.bytes(of: context.flow.finish())
    facts.diagnostics = context.diagnostics.items
    facts.reads = reads(of: context)
    return output
  }

  /// Sends the page's first widget an event, and notes what was reported.
  func send(_ event: WidgetEvent, into facts: inout DrawFacts) {
    guard let widget = page.sections.first?.widgets.first else { return }
    let context = context()
    context.send(event, to: widget)
    facts.diagnostics += context.diagnostics.items
  }

  /// What the page's first widget tells of its size, and what it takes; nil where it tells nothing.
  func sizes() -> DrawFacts.Sizes? {
    guard let widget = page.sections.first?.widgets.first else { return nil }
    let context = context()
    guard let told = context.toldSize(of: widget, width: width) else { return nil }
    let drawn = context.drawnSize(of: widget, width: width)
    return DrawFacts.Sizes(
      toldMinWidth: told.minWidth,
      toldWidth: told.width,
      toldHeight: told.height,
      drawnWidth: drawn.width,
      drawnHeight: drawn.height
    )
  }

  private func context(recordsReads: Bool = false) -> RenderContext {
    var options = RenderOptions()
    options.width = width
    options.recordsReads = recordsReads
    let flow = TextFlow(width: width, styles: StyleTable(theme: Theme()))
    return RenderContext(
      registry: registry,
      states: WidgetStateStore(),
      flow: flow,
      options: options
    )
  }

  private func reads(of context: RenderContext) -> [JSONPath] {
    let reads = context.reads?.reads ?? [:]
    return reads.keys.sorted().flatMap { owner in
      (reads[owner] ?? []).compactMap(path)
    }
  }

  private func path(_ read: ReadLog.Read) -> JSONPath? {
    switch read {
    case .content(let node): return page.document.path(to: node)
    case .absent(let object, let key):
      var path = page.document.path(to: object)
      path.steps.append(.key(key))
      return path
    case .state, .width, .size: return nil
    }
  }

  private static func bytes(of page: TextPage) -> [UInt8] {
    var output: [UInt8] = []
    var backend = ANSIBackend(styles: page.styles, depth: .full)
    backend.write(page, to: &output)
    return output
  }
}
