/// Where lines stand in a wider box.
package enum Alignment: UInt8, Sendable {
  case leading
  case center
  case trailing

  /// As it is on a page that reads from right to left.
  var mirrored: Alignment {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }

  /// The cells to the left of what leaves `rest` cells free.
  func offset(in rest: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, rest) / 2
    case .trailing: max(0, rest)
    }
  }
}
