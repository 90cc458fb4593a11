package import JSONText

/// What a source is, beside its document; plain data.
package struct PageSourceOutline: Hashable, Sendable {
  package var root: UInt32
  package var rootPath: String
  package var idRoot: String
  package var sectionBase: UInt32
  package var isWidget: Bool

  package init(
    root: UInt32,
    rootPath: String,
    idRoot: String,
    sectionBase: UInt32,
    isWidget: Bool
  ) {
    self.root = root
    self.rootPath = rootPath
    self.idRoot = idRoot
    self.sectionBase = sectionBase
    self.isWidget = isWidget
  }

  /// Describes a source.
  package init(_ source: PageSource) {
    self.init(
      root: source.root.index,
      rootPath: source.rootPath,
      idRoot: source.idRoot,
      sectionBase: source.sectionBase,
      isWidget: source.isWidget
    )
  }

  /// The source in a document; nil where that has no such node.
  package func source(in document: JSONDocument) -> PageSource? {
    document.node(at: root).map {
      PageSource(
        document: document,
        root: $0,
        rootPath: rootPath,
        idRoot: idRoot,
        sectionBase: sectionBase,
        isWidget: isWidget
      )
    }
  }
}
