internal import JSONText
internal import PackHost
internal import Pages

/// What goldens of a page hold, made from its renderings.
struct GoldenContent {
  private let page: GoldenPage
  private var responses: [GoldenPage.Rendering: RenderResponse] = [:]

  /// Takes the responses to the page's renderings, in their order.
  init(_ page: GoldenPage, _ responses: some Sequence<RenderResponse>) {
    self.page = page
    for (rendering, response) in zip(page.renderings, responses) {
      self.responses[rendering] = response
    }
  }

  /// The worst status at any width.
  var status: PageStatus {
    responses.values.map { PageStatus($0, isStrict: page.folder.settings.isStrict) }.max() ?? .done
  }

  /// The bytes of a golden.
  func bytes(_ golden: GoldenPage.Golden) -> [UInt8] {
    guard let width = golden.width, let format = golden.format.output else { return diagnostics }
    let output = responses[GoldenPage.Rendering(width: width, format: format)]?.output ?? []
    return golden.format == .styles ? Self.styles(output) : output
  }

  /// What was noticed and a status that isn't 0, as JSON lines; for widths after the first only
  /// where they differ from it, after a line that names the width.
  private var diagnostics: [UInt8] {
    let widths = page.folder.settings.widths
    let first = diagnostics(at: widths[0])
    return widths.dropFirst().reduce(into: first) { bytes, width in
      let lines = diagnostics(at: width)
      if lines != first { bytes += Array("{\"width\":\(width)}\n".utf8) + lines }
    }
  }

  private func diagnostics(at width: Int) -> [UInt8] {
    guard let rendering = page.renderings.first(where: { $0.width == width }),
      let response = responses[rendering]
    else { return [] }
    let status = PageStatus(response, isStrict: page.folder.settings.isStrict)
    let found = response.failure.map { [$0.diagnostic] } ?? response.diagnostics
    let last = status == .done ? "" : "{\"status\":\(status.rawValue)}\n"
    return DiagnosticJSON.lines(found) + Array(last.utf8)
  }

  /// The runs of a page in JSON that have a style, one a line: the line's number, the text, the style.
  private static func styles(_ page: [UInt8]) -> [UInt8] {
    guard let document = try? JSONDocument(parsing: page),
      let lines = document.member(.root, "lines")
    else {
      return []
    }
    var bytes: [UInt8] = []
    for (place, line) in document.children(of: lines).enumerated() {
      guard let runs = document.member(line, "runs") else { continue }
      for run in document.children(of: runs) {
        guard let style = document.member(run, "style"), let text = document.member(run, "text")
        else { continue }
        bytes += Array("\(place + 1): ".utf8) + document.raw(text) + [UInt8(ascii: " ")]
        bytes += document.raw(style) + [UInt8(ascii: "\n")]
      }
    }
    return bytes
  }
}
