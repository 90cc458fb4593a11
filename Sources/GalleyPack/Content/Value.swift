public import CGalley

/// What a state slot holds and an event carries.
@frozen
public enum Value: Equatable {
  /// Nothing.
  case none

  /// True or false.
  case boolean(Bool)

  /// A whole number.
  case integer(Int)

  /// A number.
  case number(Double)

  /// A text; from the host, it is valid until the callback returns.
  case string(Phrase)
}

extension Value {
  @inlinable
  init(_ host: galley_value) {
    switch unsafe host.type {
    case GALLEY_VALUE_BOOLEAN: self = unsafe .boolean(host.integer != 0)
    case GALLEY_VALUE_INTEGER: self = unsafe .integer(Int(host.integer))
    case GALLEY_VALUE_NUMBER: self = unsafe .number(host.number)
    case GALLEY_VALUE_STRING: self = unsafe .string(Phrase(host.string))
    default: self = .none
    }
  }

  @inlinable
  var host: galley_value {
    var value = unsafe galley_value()
    unsafe value.size = UInt32(MemoryLayout<galley_value>.size)
    switch self {
    case .none: break
    case .boolean(let flag):
      unsafe value.type = GALLEY_VALUE_BOOLEAN
      unsafe value.integer = flag ? 1 : 0
    case .integer(let whole):
      unsafe value.type = GALLEY_VALUE_INTEGER
      unsafe value.integer = Int64(whole)
    case .number(let number):
      unsafe value.type = GALLEY_VALUE_NUMBER
      unsafe value.number = number
    case .string(let text):
      unsafe value.type = GALLEY_VALUE_STRING
      unsafe value.string = text.host
    }
    return unsafe value
  }
}
