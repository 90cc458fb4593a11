/// A pack's claim to draw a widget type.
package struct Registration: Sendable {
  /// The type.
  package let type: TypeName
  /// What draws it.
  package let renderer: any WidgetRenderer
  /// What the claim asks of earlier ones.
  package let policy: OverridePolicy
  /// A sentence for listings.
  package let summary: String
  /// A JSON Schema of the widget's data, or empty.
  package let props: [UInt8]
  /// A JSON document for the widget's data, or empty.
  package let sample: [UInt8]
  /// The revision of the widget's own contract.
  package let revision: UInt32

  /// Describes a claim.
  package init(
    type: TypeName,
    renderer: any WidgetRenderer,
    policy: OverridePolicy = .mayOverride,
    summary: String = "",
    props: [UInt8] = [],
    sample: [UInt8] = [],
    revision: UInt32 = 0
  ) {
    self.type = type
    self.renderer = renderer
    self.policy = policy
    self.summary = summary
    self.props = props
    self.sample = sample
    self.revision = revision
  }
}
