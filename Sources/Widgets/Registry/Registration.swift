/// A pack's claim to draw a widget type.
package struct Registration: Sendable {
  /// The type.
  package let type: TypeName
  /// What draws it.
  package let renderer: any WidgetRenderer
  /// What the claim asks of earlier ones.
  package let policy: OverridePolicy

  /// Describes a claim.
  package init(
    type: TypeName,
    renderer: any WidgetRenderer,
    policy: OverridePolicy = .mayOverride
  ) {
    self.type = type
    self.renderer = renderer
    self.policy = policy
  }
}
