package import JSONText

/// A document, and where its page, sheet or mutation stands in it and among pages loaded before.
package final class PageSource: Sendable {
  package let document: JSONDocument
  /// The page or sheet object, or what a mutation brings.
  package let root: JSONNode
  /// The path of `root`.
  package let rootPath: String
  /// What the ids of elements without one begin their path with.
  package let idRoot: String
  /// How many section places the pages loaded before take up.
  package let sectionBase: UInt32
  /// Whether `root` is one widget, wherever in the page it stands.
  let isWidget: Bool

  package init(
    document: JSONDocument,
    root: JSONNode,
    rootPath: String = "page",
    idRoot: String? = nil,
    sectionBase: UInt32 = 0,
    isWidget: Bool = false
  ) {
    self.document = document
    self.root = root
    self.rootPath = rootPath
    self.idRoot = idRoot ?? rootPath
    self.sectionBase = sectionBase
    self.isWidget = isWidget
  }

  /// Where an element of this source stands in the document.
  func path(of place: Place) -> String {
    isWidget ? rootPath : place.path(under: rootPath, sectionBase: sectionBase)
  }

  /// Where an element stands in the page, with sections counted over all pages loaded.
  func idPath(of place: Place) -> String { place.path(under: idRoot) }
}
