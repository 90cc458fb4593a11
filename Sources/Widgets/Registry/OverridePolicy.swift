/// What a registration asks of the registrations before it.
package enum OverridePolicy: UInt32, Sendable {
  /// Draws the type whether or not another pack does.
  case mayOverride = 0
  /// Is refused where the type is taken.
  case mustBeNew = 1
  /// Is refused where there is nothing to override.
  case mustOverride = 2
}
