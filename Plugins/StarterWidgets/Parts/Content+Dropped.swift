internal import GalleyPack

/// Elements that are not what their array holds are reported and left out; neighbours don't care.
///
/// A checked read that fails fails the widget, so an element is looked at quietly first.
extension Content {
  /// The element as a tag; nil where it is none.
  func tagOrDropped() throws(WidgetFailure) -> Tag? {
    if kind == .string || self["text"].isText { return try tag() }
    dropped("expected a tag")
    return nil
  }

  /// The element as a button; nil where it is none.
  func buttonOrDropped() throws(WidgetFailure) -> Button? {
    if kind == .string || kind == .object { return try button() }
    dropped("expected a button")
    return nil
  }

  /// Whether the element is an object; anything else is reported.
  var isObjectOrDropped: Bool {
    if kind == .object { return true }
    dropped("expected an object")
    return false
  }

  /// Says that a default or a limit is shown in the value's place.
  func replaced(_ message: Phrase) {
    note(.warning, "invalidValue", message)
  }

  func dropped(_ message: Phrase) {
    note(.warning, "droppedElement", message)
  }

  /// Whether the value can be read as a text.
  var isText: Bool {
    kind == .string || (kind == .object && self["text"].kind == .string)
  }
}
