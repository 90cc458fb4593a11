internal import Pages
internal import TextLayout

/// A part of a shown page that is drawn as one: neighbouring lines, and what is known of them.
final class PageBlock {
  /// What the lines show.
  enum Part {
    case navigation
    case widget(WidgetNode)
    /// The widgets of a section side by side.
    case cells(Section)
    /// Empty lines above or below a section.
    case edge(Section, isTop: Bool)
    /// A line that speaks of the page itself.
    case line(StaticString)
  }

  /// What a part stands in.
  struct Setting: Equatable {
    /// The insets of its section, in cells.
    var left = 0
    var right = 0
    /// Empty lines before it, where it shows anything.
    var lead = 0
    /// The width of the page.
    var width = 0
  }

  let part: Part
  private(set) var setting = Setting()
  /// What it was drawn with, and which of that is its own.
  private(set) var sheet = DrawnSheet()
  private(set) var lines: Range<Int> = 0..<0
  private(set) var regions: Range<Int> = 0..<0
  private(set) var diagnostics = DiagnosticList()
  /// Whether anything shows.
  private(set) var isDrawn = false
  /// Where it stands among the blocks.
  var place = 0
  /// Whether it is a part of the page at hand.
  var isShown = true
  /// Whether it has to be drawn again.
  var isStale = false

  init(_ part: Part) { self.part = part }

  /// How many lines it has.
  var lineCount: Int { lines.count }

  /// Takes in what was drawn anew.
  func take(_ drawn: Drawn, in setting: Setting) {
    self.setting = setting
    sheet = drawn.sheet
    lines = drawn.lines
    regions = drawn.regions
    diagnostics = drawn.diagnostics
    isDrawn = drawn.isDrawn
    isStale = false
  }

  /// What drawing a part came to.
  struct Drawn {
    let sheet: DrawnSheet
    let lines: Range<Int>
    let regions: Range<Int>
    let diagnostics: DiagnosticList
    let isDrawn: Bool
  }
}

/// What was drawn in one go: the lines, owners and regions of some blocks.
final class DrawnSheet {
  var arena = TextArena()
  var owners: [Owner?] = []
  var regions: [Region] = []
}
