/// A page that is on screen; another instance after each change of it.
package final class PageContent: Sendable {
  package let page: Page
  /// The postbacks that led here, byte for byte.
  let postbacks: Set<[UInt8]>

  init(_ page: Page, postbacks: Set<[UInt8]>) {
    self.page = page
    self.postbacks = postbacks
  }

  /// A page that was just loaded.
  package convenience init(_ page: Page) {
    self.init(page, postbacks: [])
  }

  /// A sheet, to be shown like a page.
  package convenience init(_ sheet: Sheet) {
    var page = Page(source: sheet.source, id: sheet.id)
    page.isSheet = true
    page.header = sheet.header
    page.sections = sheet.sections
    page.footer = sheet.footer
    page.widgetIDs = sheet.widgetIDs
    page.sectionIDs = sheet.sectionIDs
    self.init(page)
  }

  /// The postback to ask for more with; nil where there is no more.
  var nextPostback: [UInt8]? {
    guard let pagination = page.pagination, pagination.hasMore else { return nil }
    return pagination.postbackText
  }
}

extension PageContent: Equatable {
  /// Whether two contents are one, or were made from the same texts, as when a run is replayed.
  package static func == (left: PageContent, right: PageContent) -> Bool {
    left === right || left.page == right.page && left.postbacks == right.postbacks
  }
}
