internal import Pages

extension StepAction {
  /// The step's verb, as scenarios spell it.
  package var verb: String {
    switch self {
    case .load: "load"
    case .refresh: "refresh"
    case .retry: "retry"
    case .nextPage: "next_page"
    case .tap: "tap"
    case .type: "type"
    case .event: "event"
    case .set: "set"
    case .scroll: "scroll"
    case .mutate: "mutate"
    case .dismiss: "dismiss"
    case .leave: "leave"
    case .hold: "hold"
    case .release: "release"
    case .fail: "fail"
    case .wait: "wait"
    case .expect: "expect"
    }
  }

  /// All verbs.
  package static var verbs: [String] { ScenarioReader.verbs.map(\.name) }

  /// Whether what is seen can be another one afterwards.
  var changesPicture: Bool {
    switch self {
    case .hold, .expect: false
    default: true
    }
  }

  /// The verb and what it is about, on one line.
  package var title: String {
    let subject = subject
    return subject.isEmpty ? verb : "\(verb) \(subject)"
  }

  private var subject: String {
    switch self {
    case .load, .refresh, .retry, .nextPage, .dismiss, .leave: ""
    case .tap(let target): target.title
    case .type(let text, let widget): "\(QuotedText.quoted(text)) into \(name(widget))"
    case .event(let event, let widget, let value):
      "\(name(event)) to \(name(widget))" + (value.map { " with \(StateText.of($0))" } ?? "")
    case .set(let widget, let key, let value):
      "\(name(widget)).\(name(key)) to \(StateText.of(value))"
    case .scroll(.lines(let count)): "\(count)"
    case .scroll(.top): "to the top"
    case .scroll(.end): "to the end"
    case .mutate(let mutations): mutations.map(\.title).joined(separator: ", ")
    case .hold(let kinds): kinds.isEmpty ? "none" : Self.names(kinds)
    case .release(let target): target.title
    case .fail(let target, let message): "\(target.title): \(QuotedText.shortened(message))"
    case .wait(let duration): "\(Self.seconds(duration)) s"
    case .expect(let expectation): expectation.subjects.joined(separator: ", ")
    }
  }

  private func name(_ text: String) -> String { QuotedText.shortened(text) }

  private static func names(_ kinds: Set<RequestKind>) -> String {
    RequestKind.allCases.filter { kinds.contains($0) }.map(\.rawValue).joined(separator: ", ")
  }

  /// Seconds to the millisecond, without zeros at the end.
  static func seconds(_ duration: Duration) -> String {
    let milliseconds = duration / .milliseconds(1)
    let whole = Int64(milliseconds) / 1_000
    var rest = String(Int64(milliseconds) % 1_000 + 1_000).dropFirst()
    while rest.last == "0" { rest.removeLast() }
    return rest.isEmpty ? "\(whole)" : "\(whole).\(rest)"
  }
}

extension TapTarget {
  /// The target in a few words.
  fileprivate var title: String {
    let parts = [
      widget.map { QuotedText.shortened($0) }, label.map { QuotedText.quoted($0) },
      number.map { "\($0)" },
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}

extension HeldTarget {
  /// The target in a few words.
  fileprivate var title: String {
    switch self {
    case .number(let number): "\(number)"
    case .oldest(let kind): kind.rawValue
    case .all: "all"
    }
  }
}

extension PageMutation {
  /// The mutation's type, and the id that it names.
  fileprivate var title: String {
    switch self {
    case .replacePage: "replace_page"
    case .appendSections: "append_sections"
    case .prependSections: "prepend_sections"
    case .replaceWidget(let id, _): "replace_widget \(QuotedText.shortened(id))"
    case .removeWidget(let id): "remove_widget \(QuotedText.shortened(id))"
    }
  }
}

extension Expectation {
  /// What is compared, in the order of the documentation.
  fileprivate var subjects: [String] {
    let all: [(isThere: Bool, name: String)] = [
      (phase != nil, "phase"), (text != nil, "text"), (!states.isEmpty, "state"),
      (diagnostics != nil, "diagnostics"), (toast != nil, "toast"), (sheet != nil, "sheet"),
      (requests != nil, "requests"), (held != nil, "held"), (report != nil, "report"),
      (isLoadingMore != nil, "loading_more"), (isRefreshing != nil, "refreshing"),
      (scroll != nil, "scroll"), (focus != nil, "focus"), (rendered != nil, "rendered"),
    ]
    return all.filter(\.isThere).map(\.name)
  }
}
