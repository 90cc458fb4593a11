internal import CGalley

/// What holds when another pack draws a type already.
public enum RegistrationPolicy: Sendable {
  /// The type is drawn whether or not another pack draws it.
  case mayOverride

  /// The registration is refused where the type is taken.
  case mustBeNew

  /// The registration is refused where there is nothing to override.
  case mustOverride

  var code: UInt32 {
    switch self {
    case .mayOverride: GALLEY_POLICY_MAY_OVERRIDE
    case .mustBeNew: GALLEY_POLICY_MUST_BE_NEW
    case .mustOverride: GALLEY_POLICY_MUST_OVERRIDE
    }
  }
}
