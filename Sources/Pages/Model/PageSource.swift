package import JSONText

/// A document, and where its page or sheet stands in it and among pages loaded before.
package final class PageSource: Sendable {
  package let document: JSONDocument
  /// The page or sheet object.
  package let root: JSONNode
  /// The path of `root`.
  package let rootPath: String
  /// How many section places the pages loaded before take up.
  package let sectionBase: UInt32

  package init(
    document: JSONDocument,
    root: JSONNode,
    rootPath: String = "page",
    sectionBase: UInt32 = 0
  ) {
    self.document = document
    self.root = root
    self.rootPath = rootPath
    self.sectionBase = sectionBase
  }
}
