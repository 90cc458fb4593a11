/// A page, and what was found wrong with its document.
package struct DecodedPage: Equatable, Sendable {
  package var page: Page
  package var diagnostics: DiagnosticList
}
