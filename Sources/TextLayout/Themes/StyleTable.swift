/// The styles of a page, each once, with inheritance already resolved.
package final class StyleTable {
  package let theme: Theme
  package private(set) var styles: [ResolvedStyle] = [ResolvedStyle()]
  package private(set) var links = LinkTable()
  private var identifiers: [ResolvedStyle: StyleID] = [ResolvedStyle(): .plain]
  /// For each style, the style of the blanks around it.
  private var grounds: [StyleID] = [.plain]

  package init(theme: Theme = Theme()) {
    self.theme = theme
  }

  package subscript(id: StyleID) -> ResolvedStyle {
    styles[Int(id.index)]
  }

  /// The style of the blanks of a box whose text has the style `id`.
  func ground(of id: StyleID) -> StyleID {
    grounds[Int(id.index)]
  }

  /// What `style` looks like inside a box of the style `parent`.
  ///
  /// - Complexity: O(1).
  package func resolve(_ style: Style, over parent: StyleID = .plain) -> StyleID {
    style.isInherited ? parent : intern(resolved(style, over: self[parent]))
  }

  /// The identifier of a resolved style; the plain one once the table is full.
  func intern(_ style: ResolvedStyle) -> StyleID {
    if let known = identifiers[style] { return known }
    guard styles.count < Int(UInt16.max) else { return .plain }
    let id = StyleID(index: UInt16(styles.count))
    styles.append(style)
    identifiers[style] = id
    grounds.append(id)
    let ground = ResolvedStyle(
      attributes: style.attributes.intersection(.reverse),
      foreground: style.attributes.contains(.reverse) ? style.foreground : .none,
      background: style.background
    )
    grounds[Int(id.index)] = ground == style ? id : intern(ground)
    return id
  }

  /// The target of a link, or none where it isn't one that may leave the page.
  package func link(_ target: Span<UInt8>) -> LinkID {
    links.add(target)
  }
}
