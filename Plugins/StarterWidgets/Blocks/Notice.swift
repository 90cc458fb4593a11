internal import GalleyPack

/// Something to know, with a bar in the colour of how much it matters.
enum Notice: Widget {
  static let type: StaticString = "notice"
  static let summary: StaticString = "Something to know: information, success, warning or error."
  static let props: StaticString = """
    {"type":"object","required":["title"],"properties":{\
    "level":{"enum":["info","success","warning","error"]},\
    "title":{"type":["string","object"]},"message":{"type":["string","object"]}}}
    """
  static let sample: StaticString = """
    {"level":"warning","title":"Low stock","message":"Two left at this price."}
    """

  private struct Level {
    let role: Role
    let mark: Phrase
  }

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    let level = try level(of: data)
    let title = try data.text("title")
    let message = try data.optionalText("message")
    page.box(Box(border: .bar, padding: Insets(leading: 1), style: Style(level.role))) {
      if !level.mark.isEmpty {
        page.paragraph(Paragraph(restIndent: 2))
        page.marks(level.mark, Style(level.role).bold)
      }
      page.line(title, Style(level.role).bold)
      page.paragraph(Paragraph())
      if let message { page.line(message, .body) }
    }
  }

  private static func level(of data: Content) throws(WidgetFailure) -> Level {
    switch try data.optionalString("level") ?? "info" {
    case "info": return Level(role: .info, mark: "")
    case "success": return Level(role: .success, mark: "✓ ")
    case "warning": return Level(role: .warning, mark: "! ")
    case "error", "danger": return Level(role: .danger, mark: "✗ ")
    default:
      data["level"].replaced("expected info, success, warning or error; info is drawn")
      return Level(role: .info, mark: "")
    }
  }
}
