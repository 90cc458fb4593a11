internal import Platform

/// Words for a drift.
package struct PackDriftText: CustomStringConvertible {
  private let drift: PackDrift

  /// Describes a drift.
  package init(_ drift: PackDrift) {
    self.drift = drift
  }

  /// What kind of drift it is, in one word that stays the same.
  package var kind: String {
    switch drift {
    case .added: "added"
    case .removed: "removed"
    case .changed: "changed"
    case .refused: "refused"
    case .order: "order"
    case .winner: "winner"
    }
  }

  /// What drifted: a file, or a type.
  package var subject: String {
    switch drift {
    case .added(let file), .removed(let file), .changed(let file, _, _), .refused(let file, _):
      file
    case .order(_, let found): found
    case .winner(let type, _, _): type
    }
  }

  /// One line: what, and how it was and is.
  package var description: String {
    let subject = FilePath(subject).printable
    return switch drift {
    case .added: "\(subject) was added"
    case .removed: "\(subject) is gone"
    case .changed(_, let locked, let found):
      "\(subject) has changed: its SHA-256 is \(found.short)…, it was \(locked.short)…"
    case .refused(_, let reason): "\(subject) can't be loaded: \(reason)"
    case .order(let locked, _):
      "\(subject) is loaded where \(FilePath(locked).printable) was"
    case .winner(_, let locked?, let found?):
      "\(subject) is drawn by \(FilePath(found).printable), it was by \(FilePath(locked).printable)"
    case .winner(_, let locked, nil):
      "\(subject) is drawn by no pack, it was by \(FilePath(locked ?? "").printable)"
    case .winner(_, nil, let found?):
      "\(subject) is drawn by \(FilePath(found).printable), it was by none"
    }
  }
}
