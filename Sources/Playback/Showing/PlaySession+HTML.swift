internal import PackHost
internal import Pages
internal import StateEngine
internal import TextLayout

extension PlaySession {
  /// The session as parts of a document: the page, the sheet as a dialog, the toast as a status.
  func htmlPicture() -> [UInt8] {
    let state = around.store.state
    let notices = PageNotices(page.store.state, hasLeft: state.hasLeft)
    var output: [UInt8] = []
    for notice in notices.above { output += Self.status(notice.text) }
    if notices.showsPage { output += fragment(.page) }
    for notice in notices.below { output += Self.status(notice.text) }
    if let open = state.sheet {
      let label = Self.escaped(open.sheet.id)
      output += "<div role=\"dialog\" aria-modal=\"true\" aria-label=\"\(label)\">\n".utf8
      output += fragment(.sheet)
      output += "</div>\n".utf8
    }
    if let toast = state.toast { output += Self.status(toast.message, kind: toast.level.rawValue) }
    return output
  }

  private func fragment(_ layer: Layer) -> [UInt8] {
    var request = OutputRequest(.html)
    request.isFragment = true
    return packs.output(request, of: surface(layer))
  }

  private static func status(_ text: String, kind: String = "notice") -> [UInt8] {
    Array("<p role=\"status\" class=\"\(kind)\">\(escaped(text))</p>\n".utf8)
  }

  static func escaped(_ text: String) -> String {
    var output: [UInt8] = []
    HTMLText.escape(QuotedText.escaped(text).utf8Span.span, into: &output)
    return String(decoding: output, as: UTF8.self)
  }
}
