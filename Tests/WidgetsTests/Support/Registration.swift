import Widgets

/// A pack's claim to draw a widget type.
struct Registration: Sendable {
  /// The type.
  let type: TypeName
  /// What draws it.
  let renderer: any WidgetRenderer
  /// What the claim asks of earlier ones.
  let policy: OverridePolicy

  /// Describes a claim.
  init(
    type: TypeName,
    renderer: any WidgetRenderer,
    policy: OverridePolicy = .mayOverride
  ) {
    self.type = type
    self.renderer = renderer
    self.policy = policy
  }
}
