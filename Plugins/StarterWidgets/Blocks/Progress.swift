internal import GalleyPack

/// How far something has come.
enum Progress: Widget {
  static let type: StaticString = "progress"
  static let summary: StaticString = "A bar that shows a share, and its percentage."
  static let props: StaticString = """
    {"type":"object","required":["value"],"properties":{\
    "label":{"type":["string","object"]},"value":{"type":"number"},"max":{"type":"number"}}}
    """
  static let sample: StaticString = """
    {"label":"Free delivery","value":13,"max":20}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    let label = try data.optionalText("label")
    let share = try share(of: data)
    if let label {
      page.put(label, .label)
      page.fill()
      percentage(share, in: page)
      page.newline()
      bar(share, cells: page.width, in: page)
    } else {
      bar(share, cells: page.width - 5, in: page)
      page.fill()
      page.run(" ")
      percentage(share, in: page)
    }
    page.newline()
  }

  /// The value as a share of `max`, from 0 to 1.
  private static func share(of data: Content) throws(WidgetFailure) -> Double {
    let value = try data.number("value")
    let most = try data.optionalNumber("max") ?? 1
    guard most > 0 else { throw data.failure("expected a number above 0", at: "max") }
    if value < 0 || value > most {
      data["value"].replaced("the value lies outside 0 and max; the nearer of them is drawn")
    }
    return min(max(value / most, 0), 1)
  }

  private static func percentage(_ share: Double, in page: Canvas) {
    page.run(Int((share * 100).rounded(.toNearestOrAwayFromZero)), .value)
    page.run("%", .value)
  }

  private static func bar(_ share: Double, cells: Int, in page: Canvas) {
    guard cells > 0 else { return }
    let full = Int((share * Double(cells)).rounded(.toNearestOrAwayFromZero))
    blocks(done, full, .accent, in: page)
    blocks(left, cells - full, .muted, in: page)
  }

  private static let done: Phrase = """
    ████████████████████████████████████████████████████████████████████████████████
    """
  private static let left: Phrase = """
    ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
    """

  /// Repeats the one mark of which a strip is made, three bytes each.
  private static func blocks(_ strip: Phrase, _ count: Int, _ style: Style, in page: Canvas) {
    var rest = count
    while rest > 0 {
      let some = min(rest, strip.count / 3)
      page.marks(strip[0..<3 * some], style)
      rest -= some
    }
  }
}
