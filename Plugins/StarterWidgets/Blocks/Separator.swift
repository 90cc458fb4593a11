internal import GalleyPack

/// A line between widgets.
enum Separator: Widget {
  static let type: StaticString = "separator"
  static let summary: StaticString = "A line, a broken line or a space between widgets."
  static let props: StaticString = """
    {"type":"object","properties":{"style":{"enum":["line","dashed","space"]},\
    "color":{"type":["string","object"]},"thickness":{"type":"number"},\
    "insets":{"type":"object","properties":{"top":{"type":"number"},"left":{"type":"number"},\
    "right":{"type":"number"},"bottom":{"type":"number"}}}}}
    """
  static let sample: StaticString = """
    {"style":"dashed","insets":{"left":16,"right":16}}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    let pattern = try pattern(of: data)
    let style = Style(.border, foreground: try data.color("color"))
    let insets = try data.optionalObject("insets")
    guard insets.exists else { return draw(pattern, style, in: page) }
    page.box(Box(margin: try margin(insets))) { draw(pattern, style, in: page) }
  }

  private static func draw(_ pattern: Phrase, _ style: Style, in page: Canvas) {
    if pattern.isEmpty { page.newline() } else { page.rule(pattern, style) }
  }

  /// What the line is made of; empty for a space.
  private static func pattern(of data: Content) throws(WidgetFailure) -> Phrase {
    let thickness = try data.optionalNumber("thickness") ?? 1
    switch try data.optionalString("style") ?? "line" {
    case "line": return thickness < 2 ? "─" : "━"
    case "dashed": return thickness < 2 ? "╌" : "╍"
    case "space": return ""
    default:
      data["style"].replaced("expected line, dashed or space; a line is drawn")
      return "─"
    }
  }

  private static func margin(_ insets: Content) throws(WidgetFailure) -> Insets {
    Insets(
      top: Lengths.lines(try insets.optionalNumber("top") ?? 0),
      leading: Lengths.columns(try insets.optionalNumber("left") ?? 0),
      bottom: Lengths.lines(try insets.optionalNumber("bottom") ?? 0),
      trailing: Lengths.columns(try insets.optionalNumber("right") ?? 0)
    )
  }
}
