package import Pages

/// Something that happens to a page that is shown.
package enum PageEvent: Hashable, Sendable {
  /// A region is tapped; by its number among the page's.
  case tap(region: Int)
  /// A widget gets an event by its id: `change` with a new value, or a name of its own.
  case widget(id: String, name: String, value: StateValue?)
}
