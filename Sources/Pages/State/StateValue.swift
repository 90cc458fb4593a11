/// What a widget's state slot holds.
package enum StateValue: Hashable, Sendable {
  case boolean(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
}
