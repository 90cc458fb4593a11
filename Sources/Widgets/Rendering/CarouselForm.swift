/// How a carousel is set.
package enum CarouselForm: UInt8, Sendable {
  /// Every item's full content, one below the other.
  case list
  /// One row, cut at the edge, with a position mark.
  case strip
}
