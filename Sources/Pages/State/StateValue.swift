/// What a widget's state slot holds.
package enum StateValue: Sendable {
  case boolean(Bool)
  case integer(Int64)
  case number(Double)
  case string(String)
}

extension StateValue: Hashable {
  /// Whether the values are the same: strings byte by byte, numbers bit by bit.
  package static func == (left: StateValue, right: StateValue) -> Bool {
    switch (left, right) {
    case (.boolean(let left), .boolean(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left.bitPattern == right.bitPattern
    case (.string(let left), .string(let right)): left.utf8.elementsEqual(right.utf8)
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .boolean(let value): hasher.combine(value)
    case .integer(let value): hasher.combine(value)
    case .number(let value): hasher.combine(value.bitPattern)
    case .string(let value): for byte in value.utf8 { hasher.combine(byte) }
    }
  }
}
