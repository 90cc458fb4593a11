internal import GalleyPack

/// Stars to give, from none to nine.
enum RatingRow: InteractiveWidget {
  static let type: StaticString = "rating_row"
  static let summary: StaticString = "Stars to give."
  static let policy = RegistrationPolicy.mustBeNew
  static let props: StaticString = """
    {"type":"object","required":["title"],"properties":{\
    "title":{"type":["string","object"]},"max":{"type":"integer"},"initial":{"type":"integer"}}}
    """
  static let sample: StaticString = """
    {"title":"How was it?","max":5,"initial":3}
    """

  static func render(_ data: Content, in page: Canvas) throws(WidgetFailure) {
    let title = try data.text("title")
    let most = try most(data)
    let given = try given(data, page.state, most)
    page.table([.fill, .trailing]) {
      page.cell()
      page.line(title, .title)
      page.cell()
      for star in 0..<most {
        page.tap(name(of: star), label: name(of: star)) {
          page.marks(star < given ? "★" : "☆", star < given ? .accent : .muted)
        }
      }
    }
  }

  /// A tap on the last star that was given takes it back.
  static func handle(_ event: Event, _ data: Content) throws(WidgetFailure) {
    let most = try most(data)
    let given = try given(data, event.state, most)
    if case ("change", .integer(let wanted)) = (event.name, event.value) {
      return try event.set("rating", to: .integer((0...most).nearest(wanted)))
    }
    for star in 0..<most where name(of: star) == event.name {
      try event.set("rating", to: .integer(star + 1 == given ? star : star + 1))
    }
  }

  /// The name of a star's region: its number, counted from 1.
  private static func name(of star: Int) -> Phrase {
    let digits: Phrase = "123456789"
    return digits[star..<star + 1]
  }

  private static func most(_ data: Content) throws(WidgetFailure) -> Int {
    let most = try data.optionalInteger("max") ?? 5
    guard (1...9).contains(most) else { throw data.failure("expected 1 to 9", at: "max") }
    return most
  }

  private static func given(
    _ data: Content,
    _ state: WidgetState,
    _ most: Int
  ) throws(WidgetFailure) -> Int {
    let initial = try data.optionalInteger("initial") ?? 0
    return (0...most).nearest(state.integer("rating", default: initial))
  }
}
