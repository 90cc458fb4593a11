internal import CGalley

/// Why a callback gave up.
///
/// The host throws away what was drawn and shows a placeholder.
@frozen
public struct WidgetFailure: Error, Equatable {
  /// The status that crosses the line, below zero.
  public let status: Int32

  @inlinable
  init(status: Int32) {
    self.status = status
  }

  /// The payload can't be drawn; thrown by reads, which have told the host the field and the cause.
  public static var malformed: WidgetFailure { WidgetFailure(status: GALLEY_MALFORMED) }

  /// The pack can't go on for a reason of its own.
  public static var failed: WidgetFailure { WidgetFailure(status: GALLEY_FAILED) }
}
