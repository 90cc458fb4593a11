package import Pages
package import StateEngine

/// What is around a page: the sheet over it, the toast, and where people are.
@Tracking package struct SessionState: Equatable {
  /// The message that is shown.
  package internal(set) var toast: Toast?
  /// The sheet that is open.
  package internal(set) var sheet: OpenSheet?
  /// The first line of the page in sight.
  package internal(set) var scroll = 0
  /// The first line of the sheet's content in sight.
  package internal(set) var sheetScroll = 0
  /// The id of the widget that got the last event.
  package internal(set) var focus: String?
  /// Whether the page was left.
  package internal(set) var hasLeft = false
  /// How much time has passed, in milliseconds.
  package internal(set) var now: Int64 = 0

  /// A session that has just begun.
  package init() {}
}

extension SessionState {
  /// What happens around a page, as a pure function; it asks for no work.
  package static let reducer = Reducer<SessionState, SessionAction, Never> { state, action in
    state.reduce(action)
    return []
  }
}

/// A short message over the page.
package struct Toast: Hashable, Sendable {
  package let message: String
  package let level: ToastLevel
  /// When it goes, in milliseconds of the session.
  package let end: Int64

  /// How long a toast is shown, in milliseconds.
  package static let duration: Int64 = 4_000
}

/// A sheet over the page.
package struct OpenSheet: Equatable, Sendable {
  package let sheet: Sheet
  /// What is in it, to be shown like a page.
  package let content: PageContent

  init(_ sheet: Sheet) {
    self.sheet = sheet
    content = PageContent(sheet)
  }
}

extension Toast: TrackedLeaf {}

extension OpenSheet: TrackedLeaf {
  package static func isSame(_ old: OpenSheet, _ new: OpenSheet) -> Bool {
    old.content === new.content
  }
}
