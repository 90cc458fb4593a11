internal import CGalley

/// Where lines stand in the width that there is.
@frozen
public enum Alignment: UInt32, Sendable {
  /// At the start.
  case leading

  /// In the middle.
  case center

  /// At the end.
  case trailing

  @inlinable
  init(code: UInt32) {
    self = Alignment(rawValue: code) ?? .leading
  }
}
