import TextLayout

/// Text laid out and written, for comparing.
enum Rendering {
  static func page(
    _ width: Int,
    marks: Marks = Marks(),
    isRightToLeft: Bool = false,
    _ draw: (TextFlow) -> Void
  ) -> TextPage {
    let flow = TextFlow(width: width, marks: marks, isRightToLeft: isRightToLeft)
    draw(flow)
    return flow.finish()
  }

  static func plain(_ page: TextPage) -> String {
    var output: [UInt8] = []
    PlainBackend.write(page, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  static func plain(
    _ width: Int,
    marks: Marks = Marks(),
    isRightToLeft: Bool = false,
    _ draw: (TextFlow) -> Void
  ) -> String {
    plain(page(width, marks: marks, isRightToLeft: isRightToLeft, draw))
  }

  static func ansi(_ page: TextPage, depth: ColorDepth = .exact) -> String {
    var output: [UInt8] = []
    var backend = ANSIBackend(styles: page.styles, depth: depth)
    backend.write(page, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  static func ansi(
    _ width: Int,
    depth: ColorDepth = .exact,
    _ draw: (TextFlow) -> Void
  ) -> String {
    ansi(page(width, draw), depth: depth)
  }
}
