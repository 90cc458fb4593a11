package import Pages

/// What showing a scene changed; plain data.
package struct FrameChange: Sendable {
  /// How many lines there are now.
  package var lineCount = 0
  /// The lines that were replaced, from top to bottom.
  package var replaced: [ReplacedLines] = []
  /// The first of the widgets whose renderers were called, with why; inner ones come first.
  package var renderings: [WidgetRendering] = []
  /// How many renderers were called, those beyond the first ones too.
  package var rendered = 0
  /// How often renderers were asked for sizes.
  package var measured = 0
  /// How many widgets were read in others' data.
  package var decoded = 0
  /// What was noticed while all that is shown was drawn, in document order.
  package var diagnostics: [Diagnostic] = []
  /// Whether a pack crashed, hung or broke the contract over what is shown.
  package var hasPackFault = false

  /// No change of an empty frame.
  package init() {}
}

/// Lines that others have taken the place of.
package struct ReplacedLines: Hashable, Sendable {
  /// The lines as they were counted before.
  package var old: Range<Int>
  /// The lines as they are counted now.
  package var new: Range<Int>

  /// Describes a change.
  package init(old: Range<Int>, new: Range<Int>) {
    self.old = old
    self.new = new
  }
}

/// A call into a widget's renderer.
package struct WidgetRendering: Hashable, Sendable {
  package var widget: WidgetReference
  package var causes: [RenderCause]

  /// Describes a call.
  package init(widget: WidgetReference, causes: [RenderCause]) {
    self.widget = widget
    self.causes = causes
  }
}
