package import JSONText
package import Pages

/// Why a widget can't be drawn.
package enum RenderFailure: Sendable {
  /// A checked read found another value than it needs.
  case field(FieldError)
  /// The renderer refused a value, in its own words.
  case refused(message: String, at: JSONNode?, key: String)
  /// The renderer broke a rule of the contract.
  case breach(String)
}

extension RenderFailure {
  /// A word for placeholders; whatever the renderer returned, a bad payload is malformed.
  var label: StaticString {
    switch self {
    case .field, .refused: "malformed"
    case .breach: "failed"
    }
  }
}
