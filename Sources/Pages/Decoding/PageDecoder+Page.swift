internal import JSONText

extension PageDecoder {
  /// What a page has beside its widgets.
  mutating func bare() -> Page {
    let root = source.root
    var page = Page(source: source, id: ownID(of: root, type: "page"))
    page.direction = direction(root)
    page.navigation = navigation(root)
    return page
  }

  mutating func page() -> Page {
    let root = source.root
    var page = bare()
    page.header = strip(root, "header", place: Place.header)
    page.sections = sections(root)
    page.footer = strip(root, "footer", place: Place.footer)
    page.pagination = pagination(root)
    page.canRefresh = canRefresh(root)
    finish(&page)
    return page
  }

  /// The sections that this document adds to a page.
  mutating func continuation(of loaded: Page) -> Page {
    let root = source.root
    var page = Page(source: source, id: loaded.id)
    page.sections = sections(root)
    page.pagination = pagination(root)
    finish(&page)
    return page
  }

  private func finish(_ page: inout Page) {
    let list = document.member(source.root, "sections")
    page.sectionPlaces = source.sectionBase + UInt32(list.map { document.elementCount($0) } ?? 0)
    page.widgetIDs = widgetIDs
    page.sectionIDs = sectionIDs
  }

  /// The id of the page or sheet itself.
  mutating func ownID(of root: JSONNode, type: String) -> String {
    let id = writtenID(root)
    return id == .root ? "\(type)@\(source.idRoot)" : document.text(id)
  }

  private mutating func direction(_ root: JSONNode) -> Page.Direction {
    let place = reader.choice(
      document.member(root, "dir"),
      of: "ltr, rtl",
      ["ltr", "rtl"],
      &notes
    )
    reportNotes(within: root)
    return place == 1 ? .rightToLeft : .leftToRight
  }

  mutating func strip(
    _ root: JSONNode,
    _ key: StaticString,
    place: (Int) -> Place
  ) -> Strip? {
    guard let node = member(root, key, as: .object) else { return nil }
    var strip = Strip()
    strip.isSticky = flag(node, "sticky", default: true)
    strip.widgets = widgets(node, place: place)
    return strip
  }

  private mutating func pagination(_ root: JSONNode) -> Pagination? {
    guard let node = member(root, "pagination", as: .object) else { return nil }
    var postback = document.member(node, "postback")
    if let value = postback, document.kind(value) == .null { postback = nil }
    let hasMore = flag(node, "has_more", default: false)
    if hasMore, postback == nil {
      report(
        .invalidValue,
        at: node,
        missing: "postback",
        "expected a postback since has_more is true, found nothing; no more is asked for"
      )
    }
    return Pagination(hasMore: hasMore && postback != nil, postback: postback, source: source)
  }

  private mutating func canRefresh(_ root: JSONNode) -> Bool {
    guard let node = member(root, "refresh", as: .object) else { return false }
    return flag(node, "pull_to_refresh", default: false)
  }
}
