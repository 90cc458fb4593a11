/// What a diagnostic is about; the raw value is its name in every output.
package enum DiagnosticKind: String, CaseIterable, Sendable {
  /// The document isn't JSON; there is no page.
  case invalidJSON
  /// The document is JSON without a page.
  case notAPage
  /// No pack draws the widget's type.
  case unknownType
  /// A renderer or an action refused its payload.
  case malformedPayload
  /// An array element that isn't what the array holds, or a widget without a type.
  case droppedElement
  /// An id that stands in the page twice.
  case duplicateID
  /// A widget asks for a pack, or a version of one, that isn't loaded.
  case requirementUnmet
  /// A mutation names an id that isn't in the page.
  case unresolvedTarget
  /// A mutation of a kind that this version doesn't know.
  case unknownMutation
  /// An action of a type that nobody handles.
  case unhandledAction
  /// A value was clamped, replaced by its default, or overridden by a later equal key.
  case invalidValue
  /// The document asks for more than a limit allows.
  case limitExceeded
  /// A pack crashed, hung or was refused.
  case packFault
  /// A pack has something to tell the people who run the host.
  case packLog
  /// A widget is drawn by a pack that overrides another one.
  case overridden

  /// The weight of this kind unless its maker says otherwise.
  package var severity: Severity {
    switch self {
    case .overridden, .packLog: .info
    case .invalidJSON, .notAPage, .limitExceeded, .packFault: .error
    default: .warning
    }
  }
}
