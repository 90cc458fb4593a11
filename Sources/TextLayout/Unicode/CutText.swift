/// How a text is cut to a width: how much of it stays, and what fills the rest.
package struct CutText: Equatable, Sendable {
  /// The bytes that stay, as offsets into the text.
  package var range: Range<Int>
  /// The cells of the bytes that stay.
  package var width: Int
  /// The cells to leave blank before the ellipsis, where a wide glyph doesn't fit: 0 or 1.
  package var blanks: Int
  /// Whether text was lost, so that an ellipsis follows.
  package var isCut: Bool

  /// Cuts a text of one line to a width, never inside a cluster.
  ///
  /// - Parameters:
  ///   - range: the bytes of the text.
  ///   - text: what the bytes are in.
  ///   - cells: the width.
  ///   - ellipsis: the cells of the ellipsis that follows a cut; no more than the width is used.
  /// - Complexity: O(n) in the bytes that fit.
  package init(_ range: Range<Int>, of text: Span<UInt8>, toWidth cells: Int, ellipsis: Int = 1) {
    let cells = max(0, cells)
    let room = max(0, cells - ellipsis)
    var reader = ClusterReader(range)
    var width = 0
    var kept = CutText(range: range.lowerBound..<range.lowerBound, width: 0)
    while let cluster = reader.next(in: text) {
      width += cluster.width
      if width > cells {
        kept.blanks = room - kept.width
        kept.isCut = true
        self = kept
        return
      }
      if width <= room {
        kept = CutText(range: range.lowerBound..<cluster.range.upperBound, width: width)
      }
    }
    self.init(range: range, width: width)
  }

  private init(range: Range<Int>, width: Int) {
    self.range = range
    self.width = width
    blanks = 0
    isCut = false
  }
}
