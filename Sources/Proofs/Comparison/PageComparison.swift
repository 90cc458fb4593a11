package import Differences
package import PackHost
internal import Pages

/// A page under two sets of packs.
package struct PageComparison: Sendable {
  /// The page under one set.
  package struct Side: Sendable {
    /// Its lines.
    package let lines: [DrawnLine]
    /// What was noticed, as JSON lines.
    package let diagnostics: [UInt8]
    /// The page as HTML.
    package let html: [UInt8]
    /// How it ended.
    package let status: PageStatus

    init(_ request: RenderRequest, _ session: inout any PackSession) {
      var request = request
      request.format = .json
      let response = session.render(request)
      request.format = .html
      html = session.render(request).output
      lines = DrawnLine.all(of: response.output)
      let found = response.failure.map { [$0.diagnostic] } ?? response.diagnostics
      diagnostics = DiagnosticJSON.lines(found)
      status = PageStatus(response, isStrict: false)
    }
  }

  /// What the page is called.
  package let name: String
  /// The page under the first set.
  package let before: Side
  /// The page under the second set.
  package let after: Side
  /// The lines that differ.
  package let difference: LineDifference

  /// Renders a page under both sets.
  ///
  /// - Parameters:
  ///   - name: What the page is called.
  ///   - request: The page and how it is laid out; the form of the output doesn't count.
  ///   - base: The packs of the first set.
  ///   - other: Those of the second, in another process or none.
  package init(
    _ name: String,
    _ request: RenderRequest,
    base: inout any PackSession,
    other: inout any PackSession
  ) {
    self.name = name
    before = Side(request, &base)
    after = Side(request, &other)
    difference = LineDifference(from: before.lines, to: after.lines)
  }

  /// Whether the page is another one: in its lines, its diagnostics, or how it ended.
  package var isChanged: Bool {
    !difference.changes.isEmpty || before.diagnostics != after.diagnostics
      || before.status != after.status
  }
}
