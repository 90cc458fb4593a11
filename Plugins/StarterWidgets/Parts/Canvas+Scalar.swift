internal import GalleyPack

extension Canvas {
  /// Draws a value that may be a text, or a number or boolean just as the page spells it.
  func put(scalar value: Content, _ style: Style) throws(WidgetFailure) {
    switch value.kind {
    case .number, .boolean: run(value.raw, style)
    case .absent, .null: break
    case .string, .object, .array: put(try value.text(), style)
    }
  }
}
