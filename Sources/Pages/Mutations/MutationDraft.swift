internal import JSONText

/// What a page becomes by mutations, worked out but not yet on screen.
///
/// It holds for the page it was worked out for: when that has changed meanwhile, the mutations are
/// worked out again.
package struct MutationDraft: Sendable, Equatable {
  /// The page afterwards; nil where there is none.
  package private(set) var page: Page?
  /// Whether another page has taken the place of the one before.
  package private(set) var isReplaced = false
  /// What was wrong with the mutations, for the page before or the one that took its place.
  package private(set) var diagnostics: DiagnosticList
  /// The widgets that went and came, in the order of the mutations.
  private(set) var turnover: [Turnover] = []

  private let limits: PageLimits

  /// Works out mutations in order; each sees what the one before has made.
  package init(
    of mutations: [PageMutation],
    to page: Page?,
    limits: PageLimits = .standard
  ) {
    self.page = page
    self.limits = limits
    diagnostics = DiagnosticList(limit: limits.diagnostics)
    for mutation in mutations { apply(mutation) }
  }

  /// Whether both make the same page with the same findings.
  package static func == (left: MutationDraft, right: MutationDraft) -> Bool {
    left.page == right.page && left.isReplaced == right.isReplaced
      && left.diagnostics == right.diagnostics
  }

  private mutating func apply(_ mutation: PageMutation) {
    switch mutation {
    case .replacePage(let part): replacePage(part)
    case .appendSections(let part): addSections(part, inFront: false)
    case .prependSections(let part): addSections(part, inFront: true)
    case .replaceWidget(let id, let part): replaceWidget(id, part)
    case .removeWidget(let id): removeWidget(id)
    }
  }

  private mutating func replacePage(_ part: DocumentPart) {
    let source = PageSource(
      document: part.document,
      root: part.node,
      rootPath: part.path,
      idRoot: "page"
    )
    var decoder = PageDecoder(source: source, limits: limits)
    let new = decoder.page()
    turnover.append(Turnover(went: page?.allWidgets ?? [], came: new.allWidgets))
    page = new
    isReplaced = true
    diagnostics = decoder.diagnostics
  }

  private mutating func addSections(_ part: DocumentPart, inFront: Bool) {
    guard var page else { return reportNoPage() }
    let source = PageSource(
      document: part.document,
      root: part.node,
      rootPath: part.path,
      idRoot: "page",
      sectionBase: page.sectionPlaces
    )
    var decoder = decoder(source, for: page)
    let sections = decoder.sections(part.node)
    finish(&page, decoder)
    let list = part.document.member(part.node, "sections")
    page.sectionPlaces += UInt32(list.map { part.document.elementCount($0) } ?? 0)
    page.sections.insert(contentsOf: sections, at: inFront ? 0 : page.sections.count)
    if inFront { page.isReordered = true }
    turnover.append(Turnover(came: sections.flatMap(\.allWidgets)))
    self.page = page
  }

  private mutating func replaceWidget(_ id: String, _ part: DocumentPart) {
    guard var page else { return reportNoPage() }
    guard let old = page.widget(id: id) else { return reportUnresolved(id) }
    let source = PageSource(
      document: part.document,
      root: part.node,
      rootPath: part.path,
      idRoot: "page",
      isWidget: true
    )
    page.widgetIDs.release(id)
    var decoder = decoder(source, for: page)
    let new = decoder.widget(part.node, place: old.place)
    finish(&page, decoder)
    guard let new else { return }
    page.put(new, at: old.place)
    turnover.append(Turnover(went: [old], came: [new]))
    self.page = page
  }

  private mutating func removeWidget(_ id: String) {
    guard var page else { return reportNoPage() }
    guard let old = page.widget(id: id) else { return reportUnresolved(id) }
    page.widgetIDs.release(id)
    page.put(nil, at: old.place)
    turnover.append(Turnover(went: [old]))
    self.page = page
  }

  private func decoder(_ source: PageSource, for page: Page) -> PageDecoder {
    var decoder = PageDecoder(source: source, limits: limits, diagnostics: diagnostics)
    decoder.widgetIDs = page.widgetIDs
    decoder.sectionIDs = page.sectionIDs
    return decoder
  }

  private mutating func finish(_ page: inout Page, _ decoder: PageDecoder) {
    diagnostics = decoder.diagnostics
    page.widgetIDs = decoder.widgetIDs
    page.sectionIDs = decoder.sectionIDs
  }

  private mutating func reportUnresolved(_ id: String) {
    diagnostics.append(
      Diagnostic(.unresolvedTarget, id: id, message: "the page has no widget with this id")
    )
  }

  private mutating func reportNoPage() {
    diagnostics.append(
      Diagnostic(.unresolvedTarget, message: "there is no page that a mutation could change")
    )
  }
}
