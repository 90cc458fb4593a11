package import JSONText

extension WidgetNode {
  /// The widget's id: unique in its page, or, of a nested widget, made of its path if not written.
  package var id: String {
    let stem = identity.stem(type: type, path: identityPath, in: source)
    return identity.suffix == 0 ? stem : "\(stem)#\(identity.suffix)"
  }

  /// Whether the id follows from the position, so that state moves when elements do.
  package var hasPositionalID: Bool { identity.isPositional }

  /// Where the widget stands in its document.
  package var path: String {
    source.path(of: place) + relativePath
  }

  /// The path with sections counted over all pages loaded.
  private var identityPath: String { source.idPath(of: place) + relativePath }

  private var relativePath: String {
    guard isNested else { return "" }
    var finder = PathFinder(document)
    return finder.path(to: node, from: anchor)
  }

  /// The path of a value inside this widget.
  package func path(of inner: JSONNode) -> String {
    var finder = PathFinder(document)
    return path(of: inner, using: &finder)
  }

  /// The path of a value inside this widget, with sections counted over all pages loaded.
  func idPath(of inner: JSONNode) -> String {
    var finder = PathFinder(document)
    return source.idPath(of: place) + finder.path(to: inner, from: anchor)
  }

  /// The path of a value inside this widget, found from where `finder` looked last.
  package func path(of inner: JSONNode, using finder: inout PathFinder) -> String {
    source.path(of: place) + finder.path(to: inner, from: anchor)
  }
}
