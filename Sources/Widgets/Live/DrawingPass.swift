internal import Pages
internal import TextLayout

/// Draws some blocks of a page in one go.
struct DrawingPass {
  private let context: RenderContext
  private let page: Page
  private let sheet = DrawnSheet()

  /// Begins to draw.
  init(_ scene: PageScene, _ registry: WidgetRegistry, _ styles: StyleTable, _ cache: RenderCache) {
    page = scene.content.page
    context = RenderContext(scene, registry, styles, cache)
    context.nestedDecoder = cache.nestedDecoder
    context.sourceMap = cache.sourceMap
  }

  /// The width of the page in cells.
  var width: Int { context.flow.availableWidth }

  /// Whether a section's widgets stand one below the other.
  func isColumn(_ section: Section) -> Bool {
    switch section.layout.arrangement {
    case .vertical: true
    case .carousel: context.options.carousel == .list
    case .grid: false
    }
  }

  /// Draws a block; its lines can be read when the pass has ended.
  func draw(_ block: PageBlock, in setting: PageBlock.Setting) -> PageBlock.Drawn {
    context.cache?.block = block
    context.diagnostics = DiagnosticList()
    context.overriddenChains = []
    let regions = context.regions.count
    _ = context.flow.mark()
    let first = context.flow.lineCount
    let isDrawn = put(block.part, setting)
    _ = context.flow.mark()
    return PageBlock.Drawn(
      sheet: sheet,
      lines: first..<context.flow.lineCount,
      regions: regions..<context.regions.count,
      diagnostics: context.diagnostics,
      isDrawn: isDrawn
    )
  }

  /// Ends the pass.
  func finish() {
    sheet.arena = context.flow.finish().arena
    sheet.owners = context.owners
    sheet.regions = context.regions
    context.cache?.block = nil
    context.cache?.nestedDecoder = context.nestedDecoder
    context.cache?.sourceMap = context.sourceMap
  }

  private func put(_ part: PageBlock.Part, _ setting: PageBlock.Setting) -> Bool {
    let renderer = PageRenderer(page, in: context)
    switch part {
    case .navigation:
      if let navigation = page.navigation { renderer.draw(navigation) }
      return true
    case .line(let word):
      renderer.drawLine(word)
      return true
    case .edge(let section, let isTop):
      let insets = section.layout.insets.cells
      return boxed(setting, top: isTop ? insets.top : 0, bottom: isTop ? 0 : insets.bottom) { true }
    case .widget(let widget):
      return boxed(setting) {
        if setting.lead > 0 { context.flow.blankLines(setting.lead) }
        return context.draw(widget)
      }
    case .cells(let section): return boxed(setting) { renderer.arrange(section) }
    }
  }

  private func boxed(
    _ setting: PageBlock.Setting,
    top: Int = 0,
    bottom: Int = 0,
    _ draw: () -> Bool
  ) -> Bool {
    let flow = context.flow
    let mark = flow.mark()
    let margin = TextLayout.Insets(
      top: top,
      left: setting.left,
      bottom: bottom,
      right: setting.right
    )
    flow.beginBox(Box(margin: margin))
    let isDrawn = draw()
    if isDrawn { flow.endBox() } else { flow.rollback(to: mark) }
    return isDrawn
  }
}

extension RenderContext {
  /// A context to draw parts of a scene in, or, without a cache, to answer events.
  convenience init(
    _ scene: PageScene,
    _ registry: WidgetRegistry,
    _ styles: StyleTable,
    _ cache: RenderCache?
  ) {
    var options = RenderOptions()
    options.width = scene.view.width
    options.unknown = scene.view.unknown
    options.carousel = scene.view.carousel
    let flow = TextFlow(
      width: scene.view.width,
      styles: styles,
      marks: Marks(scene.view.isASCII ? .ascii : .unicode),
      isRightToLeft: scene.content.page.direction == .rightToLeft,
      isLinear: scene.view.isLinear
    )
    self.init(registry: registry, states: scene.states, flow: flow, options: options)
    self.cache = cache
  }
}
