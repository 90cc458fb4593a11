internal import PackHost
internal import Pages

/// What goldens of a page hold, made from what its renderings give.
struct GoldenContent {
  private let page: GoldenPage
  private var yields: [GoldenPage.Rendering: GoldenYield] = [:]

  /// Takes what the page's renderings give, in their order.
  init(_ page: GoldenPage, _ yields: some Sequence<GoldenYield>) {
    self.page = page
    for (rendering, yield) in zip(page.renderings, yields) { self.yields[rendering] = yield }
  }

  /// The worst status at any width.
  var status: PageStatus { yields.values.map(\.status).max() ?? .done }

  /// What went wrong in a scenario's steps at a width, in words.
  func failures(at width: Int) -> [String] { first(at: width)?.failures ?? [] }

  /// The bytes of a golden.
  func bytes(_ golden: GoldenPage.Golden) -> [UInt8] {
    guard let width = golden.width, let format = golden.format.output else { return diagnostics }
    let output = yields[GoldenPage.Rendering(width: width, format: format)]?.output ?? []
    guard golden.format == .styles else { return output }
    return page.kind == .page ? GoldenStyles.ofPage(output) : GoldenStyles.ofTranscript(output)
  }

  /// What was noticed and a status that isn't 0, as JSON lines; for widths after the first only
  /// where they differ from it, after a line that names the width.
  private var diagnostics: [UInt8] {
    let first = diagnostics(at: page.widths[0])
    return page.widths.dropFirst().reduce(into: first) { bytes, width in
      let lines = diagnostics(at: width)
      if lines != first { bytes += Array("{\"width\":\(width)}\n".utf8) + lines }
    }
  }

  private func diagnostics(at width: Int) -> [UInt8] {
    guard let yield = first(at: width) else { return [] }
    let last = yield.status == .done ? "" : "{\"status\":\(yield.status.rawValue)}\n"
    return DiagnosticJSON.lines(yield.diagnostics) + Array(last.utf8)
  }

  private func first(at width: Int) -> GoldenYield? {
    page.renderings.first { $0.width == width }.flatMap { yields[$0] }
  }
}
