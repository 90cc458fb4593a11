/// A change of the page on screen.
///
/// As JSON each is an object with a `type`:
///
///     {"type": "replace_page", "page": {…}}
///     {"type": "append_sections", "sections": […]}
///     {"type": "prepend_sections", "sections": […]}
///     {"type": "replace_widget", "id": "cart", "widget": {…}}
///     {"type": "remove_widget", "id": "cart"}
///
/// Ids stay unique: what a mutation brings is renamed where an id is taken, and what is on screen
/// never is. Elements without an id get one from the place that is counted next, also in front.
package enum PageMutation: Equatable, Sendable {
  /// The page object takes the place of the whole page.
  case replacePage(DocumentPart)
  /// The object's `sections` follow the last one.
  case appendSections(DocumentPart)
  /// The object's `sections` stand before the first one.
  case prependSections(DocumentPart)
  /// The widget object takes the place of the page's widget with the id.
  case replaceWidget(id: String, DocumentPart)
  /// The page's widget with the id goes.
  case removeWidget(id: String)
}
