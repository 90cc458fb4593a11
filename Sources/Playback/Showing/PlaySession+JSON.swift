internal import JSONText
internal import PackHost
internal import Pages
internal import StateEngine

extension PlaySession {
  /// The session as one JSON object with a line end.
  func jsonPicture() -> [UInt8] {
    var writer = JSONWriter()
    writer.begin(.object)
    writePicture(to: &writer)
    writer.end(.object)
    writer.newline()
    return writer.bytes
  }

  /// Writes the members of the session: what there is to show, and what is around it.
  func writePicture(to writer: inout JSONWriter) {
    let state = around.store.state
    let pageState = page.store.state
    writer.member("phase", phase.rawValue)
    if case .failed(let message) = pageState.phase { writer.member("failure", message) }
    if let report = pageState.report {
      writer.key("report")
      writer.begin(.object)
      writer.member("work", report.work.rawValue)
      writer.member("message", report.message)
      writer.end(.object)
    }
    writer.member("refreshing", pageState.isRefreshing)
    writer.member("loading_more", pageState.isLoadingMore)
    writer.member("scroll", state.scroll)
    if let focus = state.focus { writer.member("focus", focus) }
    if stage.shown[.page] != nil, !state.hasLeft {
      writer.key("page")
      write(.page, diagnostics: pageState.diagnostics.items, to: &writer)
    }
    if let open = state.sheet {
      writer.key("sheet")
      writer.begin(.object)
      writer.member("id", open.sheet.id)
      writer.member("dismissible", open.sheet.isDismissible)
      writer.member("scroll", state.sheetScroll)
      writer.key("content")
      write(.sheet, diagnostics: [], to: &writer)
      writer.end(.object)
    }
    if let toast = state.toast {
      writer.key("toast")
      writer.begin(.object)
      writer.member("message", toast.message)
      writer.member("level", toast.level.rawValue)
      writer.end(.object)
    }
  }

  private func write(
    _ layer: Layer,
    diagnostics: [Diagnostic],
    to writer: inout JSONWriter
  ) {
    var request = OutputRequest(.json)
    request.diagnostics = diagnostics
    let bytes = packs.output(request, of: surface(layer))
    if bytes.isEmpty { writer.null() } else { writer.raw(bytes.dropLast()) }
  }

  /// What there is to show, in one word.
  var phase: PhaseName {
    if around.store.state.hasLeft { return .left }
    return switch page.store.state.phase {
    case .loading: .loading
    case .loaded: .loaded
    case .empty: .empty
    case .failed: .failed
    }
  }
}
