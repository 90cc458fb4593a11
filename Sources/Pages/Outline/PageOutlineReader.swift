internal import JSONText

extension PageOutline {
  /// The page that was written down.
  ///
  /// - Parameter source: The source of a number.
  /// - Returns: nil where the numbers aren't those of a page in these sources.
  package func page(source: @escaping (UInt32) -> PageSource?) -> Page? {
    var reader = PageOutlineReader(numbers: numbers, source: source)
    return try? reader.page(self)
  }
}

/// Takes a page from numbers, and trusts none of them.
private struct PageOutlineReader {
  /// The numbers are none of a page.
  struct Mismatch: Error {}

  private let numbers: [UInt32]
  private let source: (UInt32) -> PageSource?
  private var position = 0
  private var decoders: [UInt32: PageDecoder] = [:]

  init(numbers: [UInt32], source: @escaping (UInt32) -> PageSource?) {
    self.numbers = numbers
    self.source = source
  }

  mutating func page(_ outline: PageOutline) throws(Mismatch) -> Page {
    let number = try take()
    var decoder = try decoder(number)
    var page: Page
    if outline.isSheet {
      page = Page(source: decoder.source, id: outline.id)
      page.isSheet = true
    } else {
      page = decoder.bare()
    }
    page.header = try strip()
    for _ in 0..<(try count()) { page.sections.append(try section()) }
    page.footer = try strip()
    if try take() == 1 {
      page.pagination = Pagination(hasMore: true, postback: nil, source: page.source)
    }
    return page
  }

  private mutating func strip() throws(Mismatch) -> Strip? {
    guard try take() == 1 else { return nil }
    var strip = Strip()
    strip.isSticky = try take() == 1
    strip.widgets = try widgets()
    return strip
  }

  private mutating func section() throws(Mismatch) -> Section {
    let number = try take()
    let node = try node(in: number)
    let place = try place()
    let identity = try identity(in: number)
    var decoder = try decoder(number)
    var section = Section(source: decoder.source, node: node, place: place, identity: identity)
    section.layout = decoder.sectionLayout(node)
    section.header = try widgets().first
    section.widgets = try widgets()
    return section
  }

  private mutating func widgets() throws(Mismatch) -> [WidgetNode] {
    var widgets: [WidgetNode] = []
    for _ in 0..<(try count()) { widgets.append(try widget()) }
    return widgets
  }

  private mutating func widget() throws(Mismatch) -> WidgetNode {
    let number = try take()
    let node = try node(in: number)
    let place = try place()
    let identity = try identity(in: number)
    _ = try decoder(number)
    guard let widget = decoders[number]?.widget(node, place: place, identity: identity) else {
      throw Mismatch()
    }
    return widget
  }

  private mutating func place() throws(Mismatch) -> Place {
    guard let kind = Place.Kind(rawValue: UInt8(truncatingIfNeeded: try take())) else {
      throw Mismatch()
    }
    return Place(kind: kind, section: try take(), index: try take())
  }

  private mutating func identity(in number: UInt32) throws(Mismatch) -> WrittenID {
    let node = try node(in: number)
    return WrittenID(node: node, suffix: try take())
  }

  private mutating func node(in number: UInt32) throws(Mismatch) -> JSONNode {
    let index = try take()
    guard let node = try decoder(number).document.node(at: index) else { throw Mismatch() }
    return node
  }

  private mutating func decoder(_ number: UInt32) throws(Mismatch) -> PageDecoder {
    if let known = decoders[number] { return known }
    guard let source = source(number) else { throw Mismatch() }
    let decoder = PageDecoder(source: source, limits: .standard)
    decoders[number] = decoder
    return decoder
  }

  private mutating func count() throws(Mismatch) -> Int {
    let count = Int(try take())
    guard count <= numbers.count - position else { throw Mismatch() }
    return count
  }

  private mutating func take() throws(Mismatch) -> UInt32 {
    guard position < numbers.count else { throw Mismatch() }
    defer { position += 1 }
    return numbers[position]
  }
}

extension PageDecoder {
  /// A widget that was read before, whose id is known and whose findings were reported.
  fileprivate mutating func widget(
    _ node: JSONNode,
    place: Place,
    identity: WrittenID
  ) -> WidgetNode? {
    guard document.kind(node) == .object else { return nil }
    var parts = WidgetParts(node: node, in: document)
    guard let type = parts.type, document.isFilledString(type) else { return nil }
    parts.id = identity.node.ifPresent
    var widget = WidgetNode(
      source: source,
      parts: parts,
      layout: layout(parts.layout),
      anchor: node,
      place: place,
      depth: 1
    )
    widget.identity = identity
    return widget
  }
}
