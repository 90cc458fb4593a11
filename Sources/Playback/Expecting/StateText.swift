internal import Differences
internal import Pages

/// Values of widget state as people read them.
enum StateText {
  /// The value as JSON; words where there is none.
  static func of(_ value: StateValue?) -> String {
    switch value {
    case nil: "nothing"
    case .boolean(let value)?: "\(value)"
    case .integer(let value)?: "\(value)"
    case .number(let value)?: "\(value)"
    case .string(let value)?: "\"\(VisibleText.escaped(value))\""
    }
  }
}
