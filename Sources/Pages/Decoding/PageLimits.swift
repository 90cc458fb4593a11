/// How much of a document is taken in before it counts as an attack or a mistake.
package struct PageLimits: Sendable {
  /// How deep JSON values may nest.
  package var nesting: Int
  /// How deep widgets may nest in other widgets' data.
  package var widgetNesting: Int
  /// How many diagnostics of one page are kept.
  package var diagnostics: Int

  package static let standard = PageLimits()

  package init(nesting: Int = 512, widgetNesting: Int = 512, diagnostics: Int = 10_000) {
    self.nesting = nesting
    self.widgetNesting = widgetNesting
    self.diagnostics = diagnostics
  }
}
