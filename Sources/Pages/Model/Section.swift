package import JSONText

/// A part of a page: widgets in one arrangement.
package struct Section: Sendable {
  package let source: PageSource
  package let node: JSONNode
  package let place: Place
  let identity: WrittenID
  package var layout = SectionLayout()
  /// Drawn above the widgets, and pinned while they scroll.
  package var header: WidgetNode?
  package var widgets: [WidgetNode] = []

  /// The section's unique id.
  package var id: String { identity.text(type: "section", place: place, in: source) }

  /// Where the section stands in its document.
  package var path: String { source.path(of: place) }
}
