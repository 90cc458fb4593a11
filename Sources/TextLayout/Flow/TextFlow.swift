/// Lays text out from top to bottom, as it is typed, in boxes of known width.
///
/// One to one with the output functions of `galley.h`. What enters is cleaned here, once.
package final class TextFlow {
  var engine: FlowEngine

  /// Starts an empty page.
  ///
  /// - Parameters:
  ///   - width: In cells, at most 16,383.
  ///   - styles: The page's styles; flows whose blocks meet share one table.
  ///   - marks: What borders, ellipses and leaders are made of.
  ///   - isRightToLeft: Whether insets, columns and alignment are mirrored.
  ///   - isLinear: Whether all text stands line below line, whole and without boxes, for readers
  ///     who listen.
  package init(
    width: Int,
    styles: StyleTable = StyleTable(),
    marks: Marks = Marks(),
    isRightToLeft: Bool = false,
    isLinear: Bool = false
  ) {
    engine = FlowEngine(
      width: width,
      styles: styles,
      marks: marks,
      isRightToLeft: isRightToLeft,
      isLinear: isLinear
    )
  }

  package var styles: StyleTable {
    engine.styles
  }

  package var marks: Marks {
    engine.marks
  }

  /// The cells from the left to the right edge of the innermost box.
  package var availableWidth: Int {
    engine.frame.width
  }

  /// Ends the line being typed, closes what is open, and takes the page.
  package func finish() -> TextPage {
    engine.leave(to: 0, columns: 0)
    return TextPage(arena: engine.arena, styles: engine.styles, width: engine.frame.width)
  }
}
