internal import JSONText
internal import Pages
internal import TextLayout

/// Puts the blocks of a page in order: keeps those that still hold, has the others drawn.
struct PageArrangement {
  /// A part of a page, whichever page it stands on.
  private enum Key: Hashable {
    case widget(RenderCache.Key)
    case cells(RenderCache.Key)
    case edge(RenderCache.Key, isTop: Bool)
    case navigation(ObjectIdentifier)
    case line(String)

    init(_ part: PageBlock.Part, of page: Page) {
      switch part {
      case .widget(let widget): self = .widget(RenderCache.Key(widget))
      case .cells(let section): self = .cells(RenderCache.Key(section))
      case .edge(let section, let isTop):
        self = .edge(RenderCache.Key(section), isTop: isTop)
      case .navigation: self = .navigation(ObjectIdentifier(page.source))
      case .line(let word): self = .line(word.description)
      }
    }
  }

  private let page: Page
  private let pass: DrawingPass
  private let width: Int
  private var known: [Key: PageBlock] = [:]
  private(set) var blocks: [PageBlock] = []
  /// The blocks that were drawn anew.
  var redrawn: Set<ObjectIdentifier> = []

  /// Arranges a page's blocks.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - old: The blocks that are there.
  ///   - oldPage: The page that they show.
  ///   - pass: Draws blocks.
  init(_ page: Page, keeping old: [PageBlock], of oldPage: Page?, _ pass: DrawingPass) {
    self.page = page
    self.pass = pass
    width = pass.width
    if let oldPage {
      for block in old { known[Key(block.part, of: oldPage)] = block }
    }
    arrange()
    for block in known.values { block.isShown = false }
  }

  private mutating func arrange() {
    if page.navigation != nil { add(.navigation) }
    var isEmpty = !add(page.header)
    for section in page.sections where add(section) { isEmpty = false }
    if isEmpty, page.widgetCount == 0 { add(.line("empty")) }
    if let pagination = page.pagination, pagination.hasMore { add(.line("more")) }
    add(page.footer)
  }

  @discardableResult
  private mutating func add(_ strip: Strip?) -> Bool {
    var isDrawn = false
    for widget in strip?.widgets ?? [] where add(.widget(widget)) { isDrawn = true }
    return isDrawn
  }

  /// Adds a section's blocks.
  ///
  /// - Returns: Whether any of them shows; if not, there are no empty lines around them.
  private mutating func add(_ section: Section) -> Bool {
    let insets = section.layout.insets.cells
    let setting = PageBlock.Setting(left: insets.left, right: insets.right)
    let start = blocks.count
    var isDrawn = section.header.map { add(.widget($0), setting) } ?? false
    if addWidgets(of: section, setting) { isDrawn = true }
    guard isDrawn else { return false }
    if insets.top > 0 { addTop(of: section, setting, at: start) }
    if insets.bottom > 0 { add(.edge(section, isTop: false), setting) }
    return true
  }

  private mutating func addTop(
    of section: Section,
    _ setting: PageBlock.Setting,
    at place: Int
  ) {
    add(.edge(section, isTop: true), setting)
    blocks.insert(blocks.removeLast(), at: place)
  }

  private mutating func addWidgets(of section: Section, _ setting: PageBlock.Setting) -> Bool {
    guard pass.isColumn(section) else { return add(.cells(section), setting) }
    let spacing = CellRounding.rows(section.layout.itemSpacing)
    var isDrawn = false
    for widget in section.widgets {
      var setting = setting
      if isDrawn { setting.lead = max(spacing, 0) }
      if add(.widget(widget), setting) { isDrawn = true }
    }
    return isDrawn
  }

  /// Adds the block of a part; draws it where that has to be.
  ///
  /// - Returns: Whether it shows anything.
  @discardableResult
  private mutating func add(
    _ part: PageBlock.Part,
    _ setting: PageBlock.Setting = PageBlock.Setting()
  ) -> Bool {
    var setting = setting
    setting.width = width
    let old = known.removeValue(forKey: Key(part, of: page))
    let block = old.flatMap { $0.part.isSame(as: part) ? $0 : nil } ?? PageBlock(part)
    if block !== old { old?.isShown = false }
    if block !== old || block.isStale || block.setting != setting {
      block.take(pass.draw(block, in: setting), in: setting)
      redrawn.insert(ObjectIdentifier(block))
    }
    blocks.append(block)
    return block.isDrawn
  }
}

extension PageBlock.Part {
  /// Whether two parts with the same key show the same widgets.
  fileprivate func isSame(as other: PageBlock.Part) -> Bool {
    switch (self, other) {
    case (.cells(let left), .cells(let right)): left.widgets == right.widgets
    default: true
    }
  }
}
