/// How a section's widgets stand to each other.
package struct SectionLayout: Hashable, Sendable {
  package enum Arrangement: UInt8, CaseIterable, Sendable {
    case vertical
    case carousel
    case grid
  }

  package var arrangement = Arrangement.vertical
  /// Of a grid; from 1 to `mostColumns`.
  package var columns = 2
  /// Between widgets, in points.
  package var itemSpacing: Float = 0
  package var insets = Insets.zero

  /// More columns than any terminal has cells.
  package static let mostColumns = 1000

  package init() {}
}
