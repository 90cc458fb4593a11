internal import PackHost
internal import Pages
internal import TextLayout

/// Sets the lines that the host itself has to say.
struct NoticeWriter {
  private let flow: TextFlow

  init(width: Int, isASCII: Bool) {
    flow = TextFlow(
      width: width,
      styles: StyleTable(theme: Theme()),
      marks: Marks(isASCII ? .ascii : .unicode)
    )
  }

  /// A notice in the middle, between two short lines.
  mutating func line(_ text: String, _ role: Role) {
    let style = Style(role: role)
    flow.paragraph(Paragraph(alignment: .center))
    for mark in [Mark.lineHorizontal, .lineHorizontal] { flow.run(mark, style: style) }
    flow.run(" \(text) ", style: style)
    for mark in [Mark.lineHorizontal, .lineHorizontal] { flow.run(mark, style: style) }
    flow.newline()
    flow.paragraph(.standard)
  }

  /// A title at the beginning of a line across.
  mutating func rule(_ title: String) {
    let style = Style(role: .border)
    flow.paragraph(Paragraph(wrap: .none))
    for mark in [Mark.lineHorizontal, .lineHorizontal] { flow.run(mark, style: style) }
    flow.run(" ", style: style)
    flow.run(QuotedText.escaped(title), style: Style(role: .label))
    flow.run(" ", style: style)
    flow.fill(.lineHorizontal, style: style)
    flow.newline()
    flow.paragraph(.standard)
  }

  /// A toast on one line, cut where it is longer.
  mutating func toast(_ toast: Toast, fillingLine: Bool = false) {
    let style = Style(role: toast.level.role, attributes: fillingLine ? .reverse : [])
    flow.paragraph(Paragraph(wrap: .none))
    flow.run(" ", style: style)
    flow.run(toast.level.mark, style: style)
    flow.run(" ", style: style)
    flow.run(NoticeWriter.oneLine(toast.message), style: style)
    if fillingLine {
      flow.run(" ", style: style)
      flow.fill(.blank, style: style)
    }
    flow.newline()
    flow.paragraph(.standard)
  }

  /// The top or bottom of a frame, with a grabber in its middle.
  mutating func edge(_ left: Mark, _ right: Mark, hasGrabber: Bool) {
    let style = Style(role: .border)
    flow.paragraph(Paragraph(wrap: .none))
    flow.run(left, style: style)
    flow.fill(.lineHorizontal, style: style)
    if hasGrabber {
      for _ in 0..<3 { flow.run(.heavyHorizontal, style: style) }
      flow.fill(.lineHorizontal, style: style)
    }
    flow.run(right, style: style)
    flow.newline()
  }

  /// A mark alone.
  mutating func side(_ mark: Mark) {
    flow.run(mark, style: Style(role: .border))
    flow.newline()
  }

  /// Takes the lines that were set, without their ends.
  consuming func lines(_ format: OutputFormat) -> [ArraySlice<UInt8>] {
    TextLines.split(bytes(format))
  }

  /// Takes the lines that were set: ANSI text, or plain text for all other forms.
  consuming func bytes(_ format: OutputFormat) -> [UInt8] {
    let page = flow.finish()
    var output: [UInt8] = []
    if case .ansi(let depth) = format {
      var backend = ANSIBackend(styles: page.styles, depth: depth)
      backend.write(page, to: &output)
    } else {
      PlainBackend.write(page, to: &output)
    }
    return output
  }

  private static func oneLine(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.isWhitespace ? " " : $0 })
    )
  }
}

extension ToastLevel {
  fileprivate var role: Role {
    switch self {
    case .info: .info
    case .success: .success
    case .warning: .warning
    case .error: .danger
    }
  }

  fileprivate var mark: Mark {
    switch self {
    case .info: .info
    case .success: .success
    case .warning: .warning
    case .error: .danger
    }
  }
}
