/// The line around a box.
package struct Border: Equatable, Sendable {
  package enum Kind: UInt8, Sendable {
    case none
    case line
    case rounded
    case dashed
    case heavy
    case double
    /// A bar on the leading edge of every line, and nothing else.
    case bar
  }

  /// Corners as bits.
  package struct Corners: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let topLeft = Corners(rawValue: 1)
    package static let topRight = Corners(rawValue: 2)
    package static let bottomLeft = Corners(rawValue: 4)
    package static let bottomRight = Corners(rawValue: 8)
    package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  package var kind: Kind
  /// Which corners of a rounded border are round.
  package var round: Corners

  package static let none = Border(.none)

  package init(_ kind: Kind, round: Corners = .all) {
    self.kind = kind
    self.round = round
  }

  /// Whether lines run above and below the box.
  var isFrame: Bool {
    kind != .none && kind != .bar
  }
}
