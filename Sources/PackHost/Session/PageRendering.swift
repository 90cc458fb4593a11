internal import Pages
internal import TextLayout
internal import Widgets

/// One request carried out: document to page, page to lines, lines to bytes.
struct PageRendering {
  let request: RenderRequest
  let registry: WidgetRegistry
  let packs: [PackReport]

  init(_ request: RenderRequest, registry: WidgetRegistry, packs: [PackReport]) {
    self.request = request
    self.registry = registry
    self.packs = packs
  }

  func response() -> RenderResponse {
    var response = RenderResponse()
    do throws(PageError) {
      try render(into: &response)
    } catch {
      response.failure = error
    }
    return response
  }

  private func render(into response: inout RenderResponse) throws(PageError) {
    let decoded = try PageDecoder.decode(request.document)
    var diagnostics = decoded.diagnostics
    let flow = TextFlow(
      width: request.width,
      styles: StyleTable(theme: Theme()),
      marks: Marks(request.isASCII ? .ascii : .unicode),
      isRightToLeft: decoded.page.direction == .rightToLeft,
      isLinear: request.format == .accessible
    )
    let context = RenderContext(
      registry: registry,
      states: request.states,
      flow: flow,
      options: RenderOptions(request)
    )
    PageRenderer(decoded.page, in: context).draw()
    diagnostics.append(contentsOf: context.diagnostics)
    response.diagnostics = diagnostics.items
    response.hasPackFault = response.diagnostics.contains {
      $0.kind == .packFault && $0.severity == .error
    }
    let drawn = DrawnPage(
      page: decoded.page,
      text: flow.finish(),
      owners: context.owners,
      registry: registry
    )
    if request.isTraced { response.trace = PageTracing(drawn, context).trace() }
    response.output = PageWriter(request, packs, response.diagnostics).bytes(of: drawn)
  }
}

extension RenderOptions {
  fileprivate init(_ request: RenderRequest) {
    self.init()
    width = request.width
    unknown = request.unknown
    carousel = request.carousel
    recordsReads = request.isTraced
    forcedClaim = request.forcedClaim
  }
}
