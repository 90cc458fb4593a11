import PackFiles
import PackHost
import Pages
import Platform
import TestSupport

/// Pages drawn by the pack that uses and misuses the host's table.
enum ContractSession {
  static let shared = try? InProcessSession.open(
    PackSearch(files: [PackFixtures.product("TestPackContract")], allowsWritableByOthers: true)
  )

  /// What a widget of a type draws, line by line, and what is reported.
  static func draw(
    _ widgets: String,
    width: Int = 80,
    states: WidgetStateStore = WidgetStateStore()
  ) -> (lines: [String], diagnostics: [Diagnostic], response: RenderResponse) {
    guard let session = shared else { return ([], [], RenderResponse()) }
    let page = #"{"page":{"id":"p","sections":[{"id":"s","widgets":[\#(widgets)]}]}}"#
    var request = RenderRequest(document: Array(page.utf8))
    request.width = width
    request.states = states
    let response = session.render(request)
    let lines = String(decoding: response.output, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    return (lines, response.diagnostics, response)
  }
}
