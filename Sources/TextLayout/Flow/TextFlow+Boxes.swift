extension TextFlow {
  /// Opens a box in the flow.
  package func beginBox(_ box: Box = Box()) {
    beginBox(box, title: "")
  }

  /// Opens a box in the flow, with a title in its top border.
  package func beginBox(_ box: Box, title: UnsafeBufferPointer<UInt8>) {
    let spec = unsafe engine.spec(of: box, title: title)
    engine.enter(spec)
  }

  /// Opens a box in the flow, with a title in its top border.
  package func beginBox(_ box: Box, title: String) {
    var title = title
    title.withUTF8 { unsafe beginBox(box, title: $0) }
  }

  /// Closes the innermost box.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  package func endBox() -> Bool {
    guard engine.frames.count > engine.floor, engine.frame.kind.isBox else { return false }
    engine.leave()
    return true
  }

  /// Puts the empty lines that the innermost box has between child widgets; none before the first
  /// line.
  package func space() {
    engine.enterSpace(engine.frame.spacing)
  }
}
