internal import JSONText

/// A page as numbers, for a process that has the same documents: which node of which source stands
/// where, under which id.
package struct PageOutline: Sendable, Equatable {
  /// The page's id, as a sheet's can't be told from its source.
  package var id: String
  /// Whether the page is a sheet.
  package var isSheet = false
  /// The elements in order, as `PageOutlineReader` takes them.
  package var numbers: [UInt32] = []

  package init(id: String) { self.id = id }

  /// Writes a page down.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - number: The number of a source.
  /// - Complexity: O(*n*) in the number of widgets.
  package init(_ page: Page, number: (PageSource) -> UInt32) {
    self.init(id: page.id)
    isSheet = page.isSheet
    numbers.append(number(page.source))
    put(page.header, number)
    numbers.append(UInt32(page.sections.count))
    for section in page.sections { put(section, number) }
    put(page.footer, number)
    numbers.append(page.pagination?.hasMore == true ? 1 : 0)
  }

  private mutating func put(_ strip: Strip?, _ number: (PageSource) -> UInt32) {
    numbers.append(strip == nil ? 0 : 1)
    guard let strip else { return }
    numbers.append(strip.isSticky ? 1 : 0)
    put(strip.widgets, number)
  }

  private mutating func put(_ section: Section, _ number: (PageSource) -> UInt32) {
    numbers += [number(section.source), section.node.index]
    put(section.place)
    put(section.identity)
    put(section.header.map { [$0] } ?? [], number)
    put(section.widgets, number)
  }

  private mutating func put(_ widgets: [WidgetNode], _ number: (PageSource) -> UInt32) {
    numbers.append(UInt32(widgets.count))
    for widget in widgets {
      numbers += [number(widget.source), widget.node.index]
      put(widget.place)
      put(widget.identity)
    }
  }

  private mutating func put(_ place: Place) {
    numbers += [UInt32(place.kind.rawValue), place.section, place.index]
  }

  private mutating func put(_ identity: WrittenID) {
    numbers += [identity.node.index, identity.suffix]
  }
}
