package import JSONText

/// A decoded page.
///
/// Elements keep nodes of the document; strings and opaque values stay there.
package struct Page: Sendable {
  package let source: PageSource
  /// The page's own id, or `page@page`.
  package var id: String
  package var direction: Direction = .leftToRight
  package var navigation: Navigation?
  package var header: Strip?
  package var sections: [Section] = []
  package var footer: Strip?
  package var pagination: Pagination?
  /// How many places its sections take up, dropped ones and earlier pages' included.
  package var sectionPlaces: UInt32 = 0
  /// Whether people may ask for the page anew.
  package var canRefresh = false
  /// Whether it is a sheet, shown like a page.
  package internal(set) var isSheet = false
  /// Whether sections stand in another order than they came in.
  var isReordered = false
  /// The ids of the widgets and of the sections.
  package var widgetIDs = IdentityTable()
  package var sectionIDs = IdentityTable()

  package enum Direction: UInt8, Sendable {
    case leftToRight
    case rightToLeft
  }

  package init(source: PageSource, id: String) {
    self.source = source
    self.id = id
  }

  package var document: JSONDocument { source.document }

  /// How many widgets the page has, nested ones not counted.
  package var widgetCount: Int {
    let strips = (header?.widgets.count ?? 0) + (footer?.widgets.count ?? 0)
    return sections.reduce(strips) { $0 + $1.widgets.count + ($1.header == nil ? 0 : 1) }
  }
}

/// Widgets that stand above or below the sections.
package struct Strip: Equatable, Sendable {
  /// Whether the strip stays while the sections scroll.
  package var isSticky = true
  package var widgets: [WidgetNode] = []

  package init() {}
}

/// How a page goes on.
package struct Pagination: Sendable {
  package var hasMore: Bool
  /// What to send back for the next page, opaque: use its raw text.
  package var postback: JSONNode?
  /// The document that has the postback.
  package let source: PageSource

  /// The postback as it is written, byte for byte.
  package var postbackText: [UInt8]? { postback.map { Array(source.document.raw($0)) } }
}

/// The bar above a page.
package struct Navigation: Sendable {
  package var title: TextAtom?
  package var subtitle: TextAtom?
  package var background: ColorAtom?
  package var leftButton: ButtonAtom?
  package var rightButtons: [ButtonAtom] = []

  package init() {}
}
