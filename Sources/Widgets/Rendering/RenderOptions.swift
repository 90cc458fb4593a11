/// How a page is drawn, beside what it says.
package struct RenderOptions: Sendable {
  /// Columns, 0 or more.
  package var width = 80
  package var unknown = UnknownPolicy.placeholder
  package var carousel = CarouselForm.list
  /// How deep widgets may be nested in each other's data.
  package var mostNesting = 512
  /// Whether every read of a renderer is written down.
  package var recordsReads = false

  /// Draws at 80 columns, with placeholders, carousels as lists.
  package init() {}
}
