/// Cells on the four sides.
package struct Insets: Equatable, Sendable {
  package var top: Int
  package var left: Int
  package var bottom: Int
  package var right: Int

  package static let zero = Insets()

  package init(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same on all sides.
  package init(_ all: Int) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// Left and right exchanged, for pages that read from right to left.
  var mirrored: Insets {
    Insets(top: top, left: right, bottom: bottom, right: left)
  }

  /// No side negative or beyond what a page can be.
  var clamped: Insets {
    Insets(
      top: min(max(top, 0), Insets.most),
      left: min(max(left, 0), Insets.most),
      bottom: min(max(bottom, 0), Insets.most),
      right: min(max(right, 0), Insets.most)
    )
  }

  /// The most cells on one side.
  static let most = 256
}
