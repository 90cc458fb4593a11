internal import TextLayout

/// Where a listing is laid out: a width, and what the streams bear.
struct ReportCanvas {
  /// Columns.
  let width: Int
  /// What standard output bears.
  let color: ColorSetting
  /// What standard error bears.
  let errorColor: ColorSetting

  /// The canvas that the options and the streams make.
  init(_ options: ReportOptions, _ surroundings: Surroundings) {
    width = surroundings.width(options.width)
    color = surroundings.outputColor(options.color)
    errorColor = surroundings.errorColor(options.color)
  }

  /// Lays out what `body` types, as lines of bytes.
  func text(_ body: (TextFlow) -> Void) -> [UInt8] {
    let flow = TextFlow(width: width)
    body(flow)
    let page = flow.finish()
    var output: [UInt8] = []
    guard let depth = color.depth else {
      PlainBackend.write(page, to: &output)
      return output
    }
    var backend = ANSIBackend(styles: page.styles, depth: depth)
    backend.write(page, to: &output)
    return output
  }
}

extension ColorSetting {
  /// The colours of ANSI text; nil where there is to be no escape sequence.
  fileprivate var depth: ColorDepth? {
    switch self {
    case .plain: nil
    case .attributes: ColorDepth.none
    case .basic: .basic
    case .indexed: .indexed
    case .full: .full
    }
  }
}
