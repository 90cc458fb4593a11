internal import PackHost
internal import Pages
internal import StateEngine
internal import TextLayout
internal import Widgets

/// What a session looks like, as lines of plain or ANSI text without their ends.
struct SessionPicture {
  /// The page with what is said about it.
  var page: [ArraySlice<UInt8>] = []
  /// The sheet's content, each line as wide as the sheet has room.
  var sheet: [ArraySlice<UInt8>] = []
  let format: OutputFormat
  let view: PageView
  let height: Int?
  let state: SessionState

  /// The lines in which nothing covers anything: the page, then the sheet, then the toast.
  func listed() -> [ArraySlice<UInt8>] {
    var lines = Array(pageInSight)
    if let open = state.sheet {
      lines += rule("sheet \(open.sheet.id)")
      lines += sheet
    }
    if let toast = state.toast {
      lines += rule("toast")
      lines += notice { $0.toast(toast) }
    }
    return lines
  }

  /// The lines of a screen: the sheet over the bottom of the page, the toast over the last line.
  func layered() -> [ArraySlice<UInt8>] {
    var lines = Array(pageInSight)
    if let open = state.sheet {
      let content = Array(sheetInSight(of: open.sheet))
      let frame = SheetFrame(open.sheet, format: format, view: view)
      let bottom = SheetFrame.fits(height) ? frame.lines(around: content) : content
      lines.removeLast(min(bottom.count, lines.count))
      lines += bottom
    }
    if let toast = state.toast {
      if !lines.isEmpty { lines.removeLast() }
      lines += notice { $0.toast(toast, fillingLine: true) }
    }
    return lines
  }

  private var pageInSight: ArraySlice<ArraySlice<UInt8>> {
    guard let height else { return page[...] }
    return page.dropFirst(state.scroll).prefix(height)
  }

  private func sheetInSight(of sheet: Sheet) -> ArraySlice<ArraySlice<UInt8>> {
    guard let height else { return self.sheet[...] }
    let room = SheetFrame.contentLines(of: sheet, height: height)
    return self.sheet.dropFirst(state.sheetScroll).prefix(room)
  }

  private func rule(_ title: String) -> [ArraySlice<UInt8>] { notice { $0.rule(title) } }

  private func notice(_ write: (inout NoticeWriter) -> Void) -> [ArraySlice<UInt8>] {
    var writer = NoticeWriter(width: view.width, isASCII: view.isASCII)
    write(&writer)
    return writer.lines(format)
  }
}

extension PlaySession {
  /// What the session looks like in plain or ANSI text.
  func picture(_ format: OutputFormat) -> SessionPicture {
    var picture = SessionPicture(
      format: format,
      view: settings.view,
      height: settings.height,
      state: around.store.state
    )
    picture.page = pageLines(format, explains: settings.explains)
    if front == .sheet { picture.sheet = sheetLines(format, isPadded: format != .plain) }
    return picture
  }

  /// The page with what is said about it.
  func pageLines(_ format: OutputFormat, explains: Bool = false) -> [ArraySlice<UInt8>] {
    let notices = PageNotices(page.store.state, hasLeft: around.store.state.hasLeft)
    guard notices.showsPage else { return lines(notices.above, format) }
    var request = OutputRequest(format)
    request.explains = explains
    let drawn = TextLines.split(packs.output(request, of: surface(.page)))
    return lines(notices.above, format) + drawn + lines(notices.below, format)
  }

  /// The sheet's content.
  func sheetLines(_ format: OutputFormat, isPadded: Bool) -> [ArraySlice<UInt8>] {
    var request = OutputRequest(format)
    request.isPadded = isPadded
    return TextLines.split(packs.output(request, of: surface(.sheet)))
  }

  private func lines(_ notices: [PageNotices.Notice], _ format: OutputFormat) -> [ArraySlice<UInt8>]
  {
    if notices.isEmpty { return [] }
    var writer = NoticeWriter(width: settings.view.width, isASCII: settings.view.isASCII)
    for notice in notices { writer.line(notice.text, notice.role) }
    return writer.lines(format)
  }

  /// How far what is in front can be scrolled.
  var scrollExtent: Int {
    guard let height = settings.height else { return max(0, frontLineCount - 1) }
    let room =
      around.store.state.sheet.map { SheetFrame.contentLines(of: $0.sheet, height: height) }
      ?? height
    return max(0, frontLineCount - room)
  }

  private var frontLineCount: Int {
    guard front == .page else { return stage.shown[.sheet]?.lineCount ?? 0 }
    let notices = PageNotices(page.store.state, hasLeft: around.store.state.hasLeft)
    let drawn = notices.showsPage ? stage.shown[.page]?.lineCount ?? 0 : 0
    return drawn + lines(notices.above, .plain).count + lines(notices.below, .plain).count
  }
}
