/// Why a line shows what it shows; plain data.
package struct LineStory: Hashable, Sendable {
  /// A widget that drew on the line.
  package var widget: WidgetReference
  /// The pack whose renderer drew; nil for a placeholder.
  package var pack: String?
  /// When its renderer was called last: the number of the `show`, from 1; 0 for a placeholder.
  package var step: Int
  /// Why it was called.
  package var causes: [RenderCause]

  /// Tells of a widget.
  package init(widget: WidgetReference, pack: String?, step: Int, causes: [RenderCause]) {
    self.widget = widget
    self.pack = pack
    self.step = step
    self.causes = causes
  }
}

/// Where a region shows on one line; plain data.
package struct RegionSpan: Hashable, Sendable {
  /// The region's number.
  package var region: Int
  package var line: Int
  /// The cells that it takes.
  package var columns: Range<Int>

  /// Describes a span.
  package init(region: Int, line: Int, columns: Range<Int>) {
    self.region = region
    self.line = line
    self.columns = columns
  }
}
