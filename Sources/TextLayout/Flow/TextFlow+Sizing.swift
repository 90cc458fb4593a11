extension TextFlow {
  /// How large something is in cells.
  package struct Size: Equatable, Sendable {
    /// Below this, words break.
    package var minimumWidth: Int
    /// The width that no line would need more than.
    package var width: Int
    /// Lines at the width asked for.
    package var height: Int
  }

  /// A measurement that has begun.
  package struct Sizing {
    fileprivate var state: FlowEngine.SizingState
  }

  /// Starts measuring: what is typed until `endSizing` isn't drawn.
  ///
  /// The line being typed waits.
  package func beginSizing(width: Int) -> Sizing {
    Sizing(state: engine.beginSizing(width: width))
  }

  /// Ends measuring, whatever is still open.
  package func endSizing(_ sizing: Sizing) -> Size {
    engine.endSizing(sizing.state)
  }
}
