/// The widget's state slots; each read makes the widget be drawn again when that slot changes.
///
/// A slot that holds something of another type answers the default.
@frozen
public struct WidgetState {
  @usableFromInline let call: HostCall

  @inlinable
  init(call: HostCall) {
    self.call = call
  }

  /// A whole number.
  @inlinable
  public func integer(_ key: Phrase, default initial: Int) -> Int {
    switch call.state(key, initial: .integer(initial)) {
    case .integer(let value): value
    case .number(let value): Int(exactly: value) ?? initial
    default: initial
    }
  }

  /// A number.
  @inlinable
  public func number(_ key: Phrase, default initial: Double) -> Double {
    switch call.state(key, initial: .number(initial)) {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: initial
    }
  }

  /// True or false.
  @inlinable
  public func boolean(_ key: Phrase, default initial: Bool) -> Bool {
    guard case .boolean(let value) = call.state(key, initial: .boolean(initial)) else {
      return initial
    }
    return value
  }

  /// A text.
  @inlinable
  public func string(_ key: Phrase, default initial: Phrase) -> Phrase {
    guard case .string(let value) = call.state(key, initial: .string(initial)) else {
      return initial
    }
    return value
  }
}
