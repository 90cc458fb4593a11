package import Pages

/// A scripted session: where answers come from, and what is done, waited for and expected.
package struct Scenario: Sendable {
  /// What it shows, in a few words.
  package var name = ""
  /// The page's id, as requests name it.
  package var pageID = "page"
  /// Columns; nil: whoever plays it decides.
  package var width: Int?
  /// How many lines are in sight; nil: all.
  package var height: Int?
  /// Where answers come from.
  package var answers = AnswerPlan.script(AnswerScript())
  /// What happens, in order.
  package var steps: [ScenarioStep] = []

  /// A session in which nothing happens.
  package init() {}
}

/// One step of a scenario.
package struct ScenarioStep: Sendable {
  /// What happens.
  package var action: StepAction
  /// What its author says about it.
  package var note: String?
  /// The number among the steps, from 1.
  package var number: Int
  /// The line of the scenario that it begins on, from 1.
  package var line: Int
}

/// What a step does.
package enum StepAction: Sendable {
  /// Loads the page from the start.
  case load
  /// Loads the page anew; the old one stays until then.
  case refresh
  /// Loads the page again after it failed.
  case retry
  /// Loads what follows.
  case nextPage
  /// Taps a region of what is in front: the sheet, where one is open, or the page.
  case tap(TapTarget)
  /// Types a text into a widget, which gets it as a `change`.
  case type(String, into: String)
  /// Sends a widget an event.
  case event(String, to: String, StateValue?)
  /// Sets a slot of a widget, without asking any pack.
  case set(widget: String, key: String, StateValue)
  /// Moves what is in sight.
  case scroll(ScrollMove)
  /// Changes the page in place.
  case mutate([PageMutation])
  /// Closes the sheet, as a person does.
  case dismiss
  /// Leaves the page.
  case leave
  /// From here on, holds the answers to requests of these kinds.
  case hold(Set<RequestKind>)
  /// Lets held answers land.
  case release(HeldTarget)
  /// Lets a held request fail.
  case fail(HeldTarget, message: String)
  /// Lets time pass.
  case wait(Duration)
  /// Compares what there is with what there should be.
  case expect(Expectation)
}

/// Which region a step taps; what is given has to fit.
package struct TapTarget: Equatable, Sendable {
  /// The widget's id.
  package var widget: String?
  /// The region's label.
  package var label: String?
  /// The number among the regions that fit, from 1; nil: there must be one.
  package var number: Int?
}

/// How a step moves what is in sight.
package enum ScrollMove: Equatable, Sendable {
  /// By lines, down where positive.
  case lines(Int)
  case top
  case end
}

/// The kinds of requests.
package enum RequestKind: String, CaseIterable, Sendable {
  case initial
  case refresh
  case nextPage = "next_page"
  case action
}

extension RequestKind {
  /// The kind of a request.
  package init(_ kind: PageRequest.Kind) {
    switch kind {
    case .initial: self = .initial
    case .refresh: self = .refresh
    case .nextPage: self = .nextPage
    case .action: self = .action
    }
  }
}

/// Which held answers a step is about.
package enum HeldTarget: Equatable, Sendable {
  /// The answer to the request of a number, from 1 in the order of asking.
  case number(Int)
  /// The oldest one of a kind that is still waited for.
  case oldest(RequestKind)
  /// All, in the order of asking.
  case all
}
