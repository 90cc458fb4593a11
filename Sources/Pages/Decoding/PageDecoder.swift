package import JSONText

/// Reads pages, sheets and nested widgets out of documents.
///
/// One bad element costs itself and leaves a diagnostic; only a document that is no page at all is
/// an error.
package struct PageDecoder {
  let source: PageSource
  let limits: PageLimits
  /// What paths in diagnostics start from: the root, or a widget that is read into.
  var base: PathBase
  var map: SourceMap
  var diagnostics: DiagnosticList
  var widgetIDs = IdentityTable()
  var sectionIDs = IdentityTable()
  var notes = FieldNotes()
  var lastLayout: LastLayout?
  var placePaths = PlacePaths()

  /// The newest `schema_version` that this decoder knows.
  package static let schemaVersion: Int64 = 1

  init(source: PageSource, limits: PageLimits, diagnostics: DiagnosticList? = nil) {
    self.source = source
    self.limits = limits
    self.base = PathBase(node: source.root, place: .page)
    self.map = SourceMap(source.document)
    self.diagnostics = diagnostics ?? DiagnosticList(limit: limits.diagnostics)
  }

  var document: JSONDocument { source.document }

  var reader: FieldReader { FieldReader(source.document) }

  /// Parses a document and reads its page.
  /// - Throws: `PageError` where there is no page.
  /// - Complexity: linear in the number of bytes.
  package static func decode(
    _ bytes: [UInt8],
    limits: PageLimits = .standard
  ) throws(PageError) -> DecodedPage {
    try decode(parse(bytes, limits: limits), limits: limits)
  }

  /// Parses a document, with what is wrong as a `PageError`.
  static func parse(_ bytes: [UInt8], limits: PageLimits) throws(PageError) -> JSONDocument {
    do throws(JSONError) {
      return try JSONDocument(parsing: bytes, limits: JSONLimits(depth: limits.nesting))
    } catch {
      throw error.isLimit ? .limitExceeded(error) : .invalidJSON(error)
    }
  }

  /// Reads the page of a parsed document.
  package static func decode(
    _ document: JSONDocument,
    limits: PageLimits = .standard
  ) throws(PageError) -> DecodedPage {
    let root = try envelope(document)
    let source = PageSource(document: document, root: root)
    var decoder = PageDecoder(source: source, limits: limits)
    decoder.checkDuplicateKeys()
    decoder.checkSchemaVersion()
    let page = decoder.page()
    return DecodedPage(page: page, diagnostics: decoder.diagnostics)
  }

  /// Reads the page of a document that goes on from one that is loaded.
  ///
  /// Only its sections and its pagination count. Ids stay unique over both pages: those of the
  /// loaded one are taken, and only newcomers get suffixes. Positions count on from its sections.
  /// - Parameters:
  ///   - document: The next page's document.
  ///   - loaded: The page on screen; it isn't changed.
  ///   - limits: How much is taken in.
  /// - Returns: The new sections as a page of their own, with the ids of both.
  /// - Throws: `PageError` where there is no page.
  package static func decode(
    _ document: JSONDocument,
    after loaded: Page,
    limits: PageLimits = .standard
  ) throws(PageError) -> DecodedPage {
    let root = try envelope(document)
    let source = PageSource(document: document, root: root, sectionBase: loaded.sectionPlaces)
    var decoder = PageDecoder(source: source, limits: limits)
    decoder.widgetIDs = loaded.widgetIDs
    decoder.sectionIDs = loaded.sectionIDs
    decoder.checkDuplicateKeys()
    decoder.checkSchemaVersion()
    let page = decoder.continuation(of: loaded)
    return DecodedPage(page: page, diagnostics: decoder.diagnostics)
  }

  private static func envelope(_ document: JSONDocument) throws(PageError) -> JSONNode {
    guard document.kind(.root) == .object else {
      throw .notAPage(found: FieldError.describe(.root, in: document))
    }
    guard let page = document.member(.root, "page") else {
      throw .notAPage(found: "an object without it")
    }
    guard document.kind(page) == .object else {
      throw .notAPage(found: FieldError.describe(page, in: document) + " there")
    }
    return page
  }
}

/// A node, and the place that its path is made of.
struct PathBase: Hashable, Sendable {
  var node: JSONNode
  var place: Place
}

/// The layout read last, kept because neighbours often have the same text.
struct LastLayout {
  var node: JSONNode
  var box: LayoutBox
}
