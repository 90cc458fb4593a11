/// How a page is drawn, beside what it says.
package struct RenderOptions: Sendable {
  /// What stands for a widget that nothing draws.
  package enum UnknownPolicy: UInt8, Sendable {
    /// One labelled box.
    case placeholder
    /// Nothing at all.
    case skip
  }

  /// How a carousel is set.
  package enum CarouselForm: UInt8, Sendable {
    /// Every item's full content, one below the other.
    case list
    /// One row, cut at the edge, with a position mark.
    case strip
  }

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
