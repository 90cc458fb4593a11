package import Pages

/// What showing a scene changed; plain data.
package struct FrameChange: Sendable {
  /// How many lines there are now.
  package var lineCount = 0
  /// What was noticed while all that is shown was drawn, in document order.
  package var diagnostics: [Diagnostic] = []
  /// Whether a pack crashed, hung or broke the contract over what is shown.
  package var hasPackFault = false

  /// No change of an empty frame.
  package init() {}
}
