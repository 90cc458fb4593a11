package import JSONText

/// A sheet, and what was found wrong with it.
package struct DecodedSheet: Equatable, Sendable {
  package var sheet: Sheet
  package var diagnostics: DiagnosticList
}

extension PageDecoder {
  /// Reads the sheet of an `open_bottom_sheet` action, or of a document `{sheet: {…}}`.
  /// - Parameters:
  ///   - node: The sheet's object.
  ///   - path: Its path.
  ///   - idRoot: What ids of widgets without one are made of; the path unless told.
  ///   - document: The document that has it.
  ///   - limits: How much is taken in.
  /// - Returns: The sheet and what was wrong inside it.
  /// - Throws: `FieldError` where the node is no object.
  package static func sheet(
    at node: JSONNode,
    path: String,
    idRoot: String? = nil,
    in document: JSONDocument,
    limits: PageLimits = .standard
  ) throws(FieldError) -> DecodedSheet {
    guard document.kind(node) == .object else { throw FieldError(.object, found: node) }
    let source = PageSource(document: document, root: node, rootPath: path, idRoot: idRoot)
    var decoder = PageDecoder(source: source, limits: limits)
    let sheet = decoder.sheet()
    return DecodedSheet(sheet: sheet, diagnostics: decoder.diagnostics)
  }

  private mutating func sheet() -> Sheet {
    let root = source.root
    var sheet = Sheet(source: source, id: ownID(of: root, type: "sheet"))
    if let config = member(root, "config", as: .object) { configure(&sheet, config) }
    sheet.header = strip(root, "header", place: Place.header)
    sheet.sections = sections(root)
    sheet.footer = strip(root, "footer", place: Place.footer)
    sheet.widgetIDs = widgetIDs
    sheet.sectionIDs = sectionIDs
    return sheet
  }

  private mutating func configure(_ sheet: inout Sheet, _ config: JSONNode) {
    sheet.showsGrabber = flag(config, "grabber", default: false)
    sheet.isDismissible = flag(config, "dismissible", default: true)
    let radius = document.member(config, "corner_radius")
    sheet.cornerRadius = reader.points(radius, &notes) ?? 0
    reportNotes(within: config)
    guard let list = member(config, "detents", as: .array) else { return }
    let detents = document.children(of: list).compactMap { detent($0) }
    if !detents.isEmpty { sheet.detents = detents }
  }

  private mutating func detent(_ node: JSONNode) -> Sheet.Detent? {
    if document.string(node, is: "medium") { return .medium }
    if document.string(node, is: "large") { return .large }
    guard let share = reader.millionths(node) else {
      dropped(node, "medium, large or a fraction above 0")
      return nil
    }
    return .fraction(millionths: share.value)
  }
}
