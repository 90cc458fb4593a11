package import PackHost

/// How the documents of a batch are rendered and reported.
package struct BatchOptions: Sendable {
  /// The request for each document, which is put in.
  package var request: RenderRequest
  /// Whether diagnostics of warning or above count as findings.
  package var isStrict = false
  /// Whether records have the diagnostics of their pages.
  package var listsDiagnostics = true

  /// Options that make requests like this one.
  package init(request: RenderRequest) {
    self.request = request
  }
}
