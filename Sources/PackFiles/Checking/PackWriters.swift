/// Who else than root and the user could change something.
package enum PackWriters: Hashable, Sendable {
  /// Every user of the system.
  case anyUser
  /// The other members of a group.
  case group(UInt32)

  /// What `chmod` is to be told.
  package var remedy: String {
    switch self {
    case .anyUser: "o-w"
    case .group: "g-w"
    }
  }
}

extension PackWriters: CustomStringConvertible {
  /// Who, in words.
  package var description: String {
    switch self {
    case .anyUser: "any user"
    case .group(let group): "other members of group \(group)"
    }
  }
}
