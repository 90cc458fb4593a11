internal import JSONText
package import PackHost
internal import Pages
internal import StateEngine

extension PlaySession {
  /// What the session looks like: sheet and toast over the page in ANSI, after it elsewhere.
  package func output(_ format: OutputFormat) -> [UInt8] {
    switch format {
    case .plain: Self.joined(picture(.plain).listed())
    case .ansi: Self.joined(picture(format).layered())
    case .json: jsonPicture()
    case .accessible: accessiblePicture()
    case .html: htmlPicture()
    }
  }

  /// The page's text, with what is said about it, as expectations see it.
  var pageText: [String] { pageLines(.plain).map { String(decoding: $0, as: UTF8.self) } }

  /// The text of the sheet that is open.
  var sheetText: [String] {
    sheetLines(.plain, isPadded: false).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func joined(_ lines: [ArraySlice<UInt8>]) -> [UInt8] {
    var output: [UInt8] = []
    for line in lines {
      output += line
      output.append(0x0A)
    }
    return output
  }

  private func accessiblePicture() -> [UInt8] {
    let state = around.store.state
    let notices = PageNotices(page.store.state, hasLeft: state.hasLeft)
    var output: [UInt8] = []
    for notice in notices.above { output += Self.spoken(notice.text) }
    if notices.showsPage { output += packs.output(OutputRequest(.accessible), of: surface(.page)) }
    for notice in notices.below { output += Self.spoken(notice.text) }
    if let open = state.sheet {
      output += Self.spoken("sheet \(open.sheet.id)")
      output += packs.output(OutputRequest(.accessible), of: surface(.sheet))
    }
    if let toast = state.toast {
      output += Self.spoken("\(toast.level.rawValue): \(toast.message)")
    }
    return output
  }

  private static func spoken(_ text: String) -> [UInt8] {
    Array((QuotedText.escaped(text) + "\n").utf8)
  }
}
