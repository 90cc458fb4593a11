internal import CGalley

/// What a widget has to say about its data.
extension Content {
  /// Makes the widget malformed at a member, or at the value itself where `key` is left out.
  ///
  /// - Returns: what to throw.
  public func failure(_ message: Phrase, at key: Phrase = "") -> WidgetFailure {
    call.fail(handle, key, message)
  }

  /// Tells the people who wrote the page something that doesn't stop the widget.
  ///
  /// - Parameters:
  ///   - severity: how bad it is.
  ///   - code: a short name in camel case.
  ///   - message: what is wrong, and what to do.
  public func note(_ severity: Severity, _ code: Phrase, _ message: Phrase) {
    call.note(handle, severity.code, code, message)
  }
}

/// How bad a remark is.
public enum Severity: Sendable {
  /// For information.
  case info

  /// Something was mended or ignored.
  case warning

  /// Something is missing from what is drawn.
  case error

  var code: Int32 {
    switch self {
    case .info: GALLEY_INFO
    case .warning: GALLEY_WARNING
    case .error: GALLEY_ERROR
    }
  }
}
