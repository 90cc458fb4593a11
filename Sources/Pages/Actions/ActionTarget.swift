/// The page that actions work on.
@MainActor package protocol ActionTarget: AnyObject {
  /// Performs the further actions of responses.
  var performActions: @MainActor ([ActionCall]) -> Void { get set }

  /// Loads the page anew.
  func refresh()

  /// Asks the server to perform an action.
  func performAction(_ call: ActionCall)

  /// Takes in what an action came to.
  func respond(_ response: ActionResponse)

  /// Adds findings to the page's.
  func report(_ diagnostics: [Diagnostic])

  /// Tells people of an action that failed.
  func actionFailed(message: String)

  /// Stops the actions that are under way.
  func cancelActions()
}
