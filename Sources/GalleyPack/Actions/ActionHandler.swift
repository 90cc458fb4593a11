/// Performs the actions of one type, wherever in a page they stand.
///
/// Handlers are asked newest first, before the host's own; one that declines leaves the action to
/// the next.
public protocol ActionHandler {
  /// The type of the actions.
  static var type: StaticString { get }

  /// A sentence for listings.
  static var summary: StaticString { get }

  /// Performs an action.
  ///
  /// - Parameters:
  ///   - call: what set the action off; it also takes the response.
  ///   - action: the action's object, with whatever else it carries.
  /// - Returns: whether the action is done.
  /// - Throws: ``WidgetFailure``, which is reported.
  static func perform(_ call: ActionCall, _ action: Content) throws(WidgetFailure) -> ActionAnswer
}

extension ActionHandler {
  /// Nothing.
  public static var summary: StaticString { "" }
}

/// What a handler makes of an action.
@frozen
public enum ActionAnswer {
  /// The action is done.
  case done

  /// The action is for somebody else.
  case declined
}
