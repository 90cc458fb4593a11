internal import JSONText

extension PageSource: Equatable {
  /// Whether two sources have the same bytes and stand at the same place.
  package static func == (left: PageSource, right: PageSource) -> Bool {
    if left === right { return true }
    return left.root == right.root && left.rootPath == right.rootPath
      && left.idRoot == right.idRoot && left.sectionBase == right.sectionBase
      && left.document.bytes == right.document.bytes
  }
}

extension WidgetNode: Equatable {
  /// Whether two widgets are read from the same text and have the same id and place.
  package static func == (left: WidgetNode, right: WidgetNode) -> Bool {
    left.node == right.node && left.place == right.place && left.identity == right.identity
      && left.anchor == right.anchor && left.source == right.source
  }
}

extension Section: Equatable {
  /// Whether two sections are read from the same text and hold the same widgets.
  package static func == (left: Section, right: Section) -> Bool {
    left.node == right.node && left.place == right.place && left.identity == right.identity
      && left.source == right.source && left.header == right.header
      && left.widgets == right.widgets
  }
}

extension Page: Equatable {
  /// Whether two pages are read from the same texts and hold the same elements.
  ///
  /// - Complexity: linear in the number of elements.
  package static func == (left: Page, right: Page) -> Bool {
    left.id == right.id && left.source == right.source
      && left.sectionPlaces == right.sectionPlaces && left.pagination == right.pagination
      && left.header == right.header && left.footer == right.footer
      && left.sections == right.sections
  }
}

extension Sheet: Equatable {
  /// Whether two sheets are read from the same text at the same place.
  package static func == (left: Sheet, right: Sheet) -> Bool {
    left.source == right.source && left.id == right.id
  }
}

extension Pagination: Equatable {
  /// Whether two pages go on with the same bytes.
  package static func == (left: Pagination, right: Pagination) -> Bool {
    left.hasMore == right.hasMore && left.postbackText == right.postbackText
  }
}
