package import Pages

/// What can happen around a page.
package enum SessionAction: Equatable, Sendable {
  /// An action of the page asks for something.
  case present(SessionRequest)
  /// A person closes the sheet.
  case dismiss
  /// What is in sight of the page begins at a line.
  case scroll(to: Int)
  /// What is in sight of the sheet begins at a line of its content.
  case scrollSheet(to: Int)
  /// A widget got an event.
  case focus(String)
  /// The page is asked for, or asked for again after it was left.
  case enter
  /// A person leaves the page.
  case leave
  /// Milliseconds pass.
  case pass(Int64)
}

extension SessionState {
  /// Does one action.
  mutating func reduce(_ action: SessionAction) {
    switch action {
    case .present(.toast(let message, let level)):
      toast = Toast(message: message, level: level, end: now + Toast.duration)
    case .present(.open(let sheet)):
      self.sheet = OpenSheet(sheet)
      sheetScroll = 0
    case .present(.dismiss): if sheet == nil { leave() } else { closeSheet() }
    case .dismiss: if sheet?.sheet.isDismissible == true { closeSheet() }
    case .scroll(let line): scroll = line
    case .scrollSheet(let line): sheetScroll = line
    case .focus(let widget): focus = widget
    case .enter:
      if hasLeft { self = SessionState(now: now) }
    case .leave: leave()
    case .pass(let milliseconds): pass(milliseconds)
    }
  }

  private init(now: Int64) {
    self.init()
    self.now = now
  }

  private mutating func closeSheet() {
    sheet = nil
    sheetScroll = 0
  }

  private mutating func leave() {
    closeSheet()
    toast = nil
    hasLeft = true
  }

  private mutating func pass(_ milliseconds: Int64) {
    now += milliseconds
    if let toast, toast.end <= now { self.toast = nil }
  }
}

extension SessionAction: CustomStringConvertible {
  /// The action's name in traces, and what it is about.
  package var description: String {
    switch self {
    case .present(let request): request.name
    case .dismiss: "dismiss_sheet"
    case .scroll(let line): "scroll \(line)"
    case .scrollSheet(let line): "scroll_sheet \(line)"
    case .focus(let widget): "focus \(widget)"
    case .enter: "enter"
    case .leave: "leave"
    case .pass(let milliseconds): "pass \(milliseconds) ms"
    }
  }
}
