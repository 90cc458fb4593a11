package import Pages

/// What came of a render request; plain data.
package struct RenderResponse: Sendable {
  /// The page in the requested format; empty when the document isn't a page.
  package var output: [UInt8] = []
  /// What was noticed, in document order.
  package var diagnostics: [Diagnostic] = []
  /// Why the document isn't a page.
  package var failure: PageError?
  /// Whether a pack crashed, hung or broke the contract while the page was rendered.
  package var hasPackFault = false
  /// Who drew which lines and read what, where the request asked for it.
  package var trace: PageTrace?

  /// Makes an empty response.
  package init() {}
}
