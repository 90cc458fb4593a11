extension TextFlow {
  /// Opens a box in the flow.
  package func beginBox(_ box: Box = Box()) {
    beginBox(box, title: "")
  }

  /// Opens a box in the flow, with a title in its top border.
  package func beginBox(_ box: Box, title: UnsafeBufferPointer<UInt8>) {
    if log != nil { unsafe log?.add(box, title: title) }
    unsafe engine.enter(box, title: title)
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
    if log != nil { log?.add(.closeBox) }
    return engine.leaveBox()
  }

  /// Puts the empty lines that the innermost box has between child widgets; none before the first
  /// line.
  package func space() {
    if log != nil { log?.add(.space) }
    engine.enterSpace()
  }
}
