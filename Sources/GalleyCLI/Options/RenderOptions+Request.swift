internal import PackHost
internal import TextLayout
internal import Widgets

extension RenderOptions {
  /// Puts what was asked for into a request; the output stream decides what was left open.
  func apply(to request: inout RenderRequest, _ surroundings: Surroundings) {
    request.width = surroundings.width(width)
    request.format = outputFormat(surroundings)
    request.unknown = unknown.policy
    request.carousel = surroundings.output.isTerminal && request.format.isText ? .strip : .list
    request.isASCII = charset == .ascii
    request.explains = explains
  }

  /// Puts what was asked for into a view; the output stream decides what was left open.
  func apply(to view: inout PageView, _ surroundings: Surroundings) {
    view.width = surroundings.width(width)
    view.unknown = unknown.policy
    let isShownAsIs = outputFormat(surroundings).isText
    view.carousel = surroundings.output.isTerminal && isShownAsIs ? .strip : .list
    view.isASCII = charset == .ascii
  }

  /// The form of the output: the one asked for, or ANSI where the stream bears it.
  func outputFormat(_ surroundings: Surroundings) -> OutputFormat {
    switch format {
    case .plain: .plain
    case .html: .html
    case .accessible: .accessible
    case .json: .json
    case .ansi:
      .ansi(ColorDecision.decideForANSI(color, surroundings.color).depth)
    case nil:
      Self.format(surroundings.outputColor(color))
    }
  }

  private static func format(_ setting: ColorSetting) -> OutputFormat {
    setting == .plain ? .plain : .ansi(setting.depth)
  }
}

extension OutputFormat {
  /// Whether a terminal shows it as it is; other forms go on to readers that need everything.
  fileprivate var isText: Bool {
    switch self {
    case .plain, .ansi: true
    case .html, .json, .accessible: false
    }
  }
}

extension ColorSetting {
  /// The colours that ANSI text may use.
  fileprivate var depth: ColorDepth {
    switch self {
    case .plain, .attributes: .none
    case .basic: .basic
    case .indexed: .indexed
    case .full: .full
    }
  }
}
