internal import GalleyPack

/// Elements that are not what their array holds are reported and left out; neighbours don't care.
extension Content {
  var tagOrDropped: Tag? {
    guard let tag = try? tag() else {
      dropped("expected a tag: a text, or an object with a text")
      return nil
    }
    return tag
  }

  var buttonOrDropped: Button? {
    guard let button = try? button() else {
      dropped("expected a button: a title, or an object with a title")
      return nil
    }
    return button
  }

  /// Whether the value is an object; anything else is reported.
  var isObjectOrDropped: Bool {
    if kind == .object { return true }
    dropped("expected an object")
    return false
  }

  func dropped(_ message: Phrase) {
    note(.warning, "droppedElement", message)
  }

  /// Says that a default or a limit is shown in the value's place.
  func replaced(_ message: Phrase) {
    note(.warning, "invalidValue", message)
  }
}
