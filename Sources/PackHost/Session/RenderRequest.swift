package import Pages
package import Widgets

/// What a page is to be rendered from and as; plain data, so that it can cross to another process.
package struct RenderRequest: Sendable {
  /// The page document's bytes.
  package var document: [UInt8]
  /// What a person did inside the widgets.
  package var states = WidgetStateStore()
  /// Columns, 0 or more.
  package var width = 80
  /// What the output is.
  package var format = OutputFormat.plain
  /// What stands for a widget that nothing draws.
  package var unknown = UnknownPolicy.placeholder
  /// Whether carousels are cut to one row, as on a terminal, or listed whole, as in a file.
  package var carousel = CarouselForm.list
  /// Whether marks of ours keep to ASCII.
  package var isASCII = false
  /// Whether every line says who drew it.
  package var explains = false
  /// Whether the response says who drew which lines and read what.
  package var isTraced = false
  /// Draws a type by another claim than its newest one.
  package var forcedClaim: RenderOptions.ForcedClaim?

  /// Makes a request to render a document as plain text at 80 columns.
  package init(document: [UInt8]) {
    self.document = document
  }
}
