/// What a handler makes of an action.
package enum ActionAnswer: Sendable {
  /// The action is for somebody else.
  case declined
  /// The action is done.
  case done
  /// The action is done and comes to a response.
  case response(ActionResponse)
  /// The action takes time.
  case work(@Sendable () async throws -> ActionResponse)
}

/// Does the actions that it knows, and declines all others.
package typealias ActionHandler = @MainActor (ActionCall) -> ActionAnswer

/// What actions want of the session around a page.
package enum SessionRequest: Equatable, Sendable {
  /// Show a short message.
  case toast(message: String, level: ToastLevel)
  /// Close the sheet, or leave the page where none is open.
  case dismiss
  /// Open a sheet over the page.
  case open(Sheet)
}

/// How much a toast weighs.
package enum ToastLevel: String, CaseIterable, Sendable {
  case info
  case success
  case warning
  case error
}

extension SessionRequest {
  /// The request's name in traces.
  package var name: String {
    switch self {
    case .toast: "toast"
    case .dismiss: "dismiss"
    case .open: "sheet"
    }
  }
}

/// Who set off an action.
package enum ActionOrigin: Hashable, Sendable {
  /// A person, by an event.
  case person
  /// The page by itself: a response, or an action for when it is shown.
  case page
}
