package import Pages

/// What a step compares; what isn't named isn't looked at.
package struct Expectation: Sendable {
  package var phase: PhaseName?
  /// The page as plain text.
  package var text: TextExpectation?
  /// Slots with their values, in the order of the scenario; nil: never set.
  package var states: [(slot: StateSlotName, value: StateValue?)] = []
  package var diagnostics: DiagnosticsExpectation?
  /// The message that is shown, or none.
  package var toast: ExpectedText?
  package var sheet: SheetExpectation?
  /// All requests so far.
  package var requests: RequestsExpectation?
  /// The requests whose answers are held.
  package var held: RequestsExpectation?
  /// What failed without costing the page, or nothing.
  package var report: ExpectedText?
  package var isLoadingMore: Bool?
  package var isRefreshing: Bool?
  /// The first line in sight, from 0.
  package var scroll: Int?
  /// The widget that got the last event, or none.
  package var focus: ExpectedText?
  /// The ids of the widgets that were rendered since the step before this one began.
  package var rendered: [String]?

  /// Compares nothing.
  package init() {}
}

/// What there is to show of a page, in one word.
package enum PhaseName: String, CaseIterable, Sendable {
  case loading
  case loaded
  case empty
  case failed
  case left
}

/// A slot by its names.
package struct StateSlotName: Hashable, Sendable {
  package var widget: String
  package var key: String
}

/// A text that is there, or none.
package enum ExpectedText: Equatable, Sendable {
  case none
  case text(String)
}

/// What a text has to be, or to have.
package struct TextExpectation: Equatable, Sendable {
  /// All of its lines.
  package var whole: [String]?
  package var contained: [String] = []
  package var absent: [String] = []
  /// Lines by number, from 1.
  package var lines: [NumberedLine] = []

  /// One line of a text.
  package struct NumberedLine: Equatable, Sendable {
    package var number: Int
    package var text: String
  }
}

/// Which sheet is open.
package enum SheetExpectation: Equatable, Sendable {
  case none
  /// One with this id, where one is given, and this text.
  case open(id: String?, text: TextExpectation?)
}

/// Which findings there are of warning or above.
package enum DiagnosticsExpectation: Equatable, Sendable {
  case count(Int)
  /// Exactly these, in order.
  case list([DiagnosticPattern])
}

/// What is known of a finding.
package struct DiagnosticPattern: Equatable, Sendable {
  package var kind: String?
  package var severity: String?
  package var type: String?
  package var id: String?
  package var path: String?
  package var pack: String?
  /// A part of the message.
  package var message: String?
}

/// Which requests there are.
package enum RequestsExpectation: Equatable, Sendable {
  case count(Int)
  /// Exactly these, in order.
  case list([RequestPattern])
}

/// What is known of a request.
package struct RequestPattern: Equatable, Sendable {
  package var kind: RequestKind?
  /// The postback or the action's endpoint or type.
  package var name: String?
}
