internal import Differences
internal import PackHost
package import Pages
internal import StateEngine

/// Compares a session with what a step expects.
struct ExpectationCheck {
  /// What isn't as expected; each may have several lines.
  private(set) var problems: [String] = []
  private let session: PlaySession

  init(_ expectation: Expectation, _ session: PlaySession) {
    self.session = session
    let state = session.page.store.state
    if let phase = expectation.phase { compare("phase", phase.rawValue, session.phase.rawValue) }
    if let text = expectation.text { check(text, session.pageText, "the page") }
    for (slot, value) in expectation.states { check(slot, value, state.states) }
    if let diagnostics = expectation.diagnostics { check(diagnostics) }
    let around = session.around.store.state
    check("toast", expectation.toast, around.toast?.message)
    if let sheet = expectation.sheet { check(sheet, around.sheet?.sheet.id) }
    if let requests = expectation.requests {
      check("requests", requests, session.desk.entries.map(\.request))
    }
    if let held = expectation.held { check("held", held, session.heldRequests) }
    check("report", expectation.report, state.report?.message)
    compare("loading_more", expectation.isLoadingMore, state.isLoadingMore)
    compare("refreshing", expectation.isRefreshing, state.isRefreshing)
    compare("scroll", expectation.scroll, around.scroll)
    check("focus", expectation.focus, around.focus)
    if let rendered = expectation.rendered {
      compare("rendered", rendered, session.stage.rendered.map(\.id))
    }
  }

  private mutating func compare<Value: Equatable>(
    _ what: String,
    _ expected: Value?,
    _ actual: Value
  ) {
    guard let expected, expected != actual else { return }
    problems.append("\(what): expected \(expected), found \(actual)")
  }

  private mutating func check(_ what: String, _ expected: ExpectedText?, _ actual: String?) {
    let wanted: String?
    switch expected {
    case nil: return
    case ExpectedText.none?: wanted = nil
    case .text(let text)?: wanted = text
    }
    if Self.isSame(wanted, actual) { return }
    let (left, right) = VisibleText.pair(wanted ?? "", actual ?? "")
    let shown = (wanted == nil ? "none" : "\"\(left)\"", actual == nil ? "none" : "\"\(right)\"")
    problems.append("\(what): expected \(shown.0), found \(shown.1)")
  }

  private mutating func check(
    _ slot: StateSlotName,
    _ expected: Pages.StateValue?,
    _ states: WidgetStateStore
  ) {
    let actual = states.value(of: slot.key, in: slot.widget)
    if actual == expected { return }
    let name = "\(QuotedText.shortened(slot.widget)).\(QuotedText.shortened(slot.key))"
    problems.append(
      "state \(name): expected \(StateText.of(expected)), found \(StateText.of(actual))"
    )
  }

  private mutating func check(_ expected: SheetExpectation, _ actual: String?) {
    switch (expected, actual) {
    case (.none, nil): break
    case (.none, let id?): problems.append("sheet: expected none, found \(QuotedText.quoted(id))")
    case (.open(let id, _), nil):
      let name = id.map { QuotedText.quoted($0) } ?? "one"
      problems.append("sheet: expected \(name), found none")
    case (.open(let id, let text), let actual?):
      if let id { check("sheet", .text(id), actual) }
      if let text { check(text, session.sheetText, "the sheet") }
    }
  }

  private mutating func check(_ expected: DiagnosticsExpectation) {
    let actual = session.diagnostics.filter { $0.severity >= .warning }
    let list = actual.map { "  \($0.kind.rawValue): \(QuotedText.shortened($0.message, to: 200))" }
    let found = (["found:"] + list).joined(separator: "\n")
    switch expected {
    case .count(let count) where count != actual.count:
      problems.append("diagnostics: expected \(count), found \(actual.count); \(found)")
    case .list(let patterns) where patterns.count != actual.count:
      problems.append("diagnostics: expected \(patterns.count), found \(actual.count); \(found)")
    case .list(let patterns):
      for (index, pattern) in patterns.enumerated() {
        guard let miss = pattern.miss(actual[index]) else { continue }
        problems.append("diagnostics: number \(index + 1): \(miss)")
      }
    case .count: break
    }
  }

  private mutating func check(
    _ what: String,
    _ expected: RequestsExpectation,
    _ actual: [PageRequest]
  ) {
    let list = actual.map(\.title).joined(separator: ", ")
    let found = actual.isEmpty ? "none" : list
    switch expected {
    case .count(let count):
      if count != actual.count { problems.append("\(what): expected \(count), found \(found)") }
    case .list(let patterns):
      let fits =
        patterns.count == actual.count && zip(patterns, actual).allSatisfy { $0.fits($1) }
      if fits { return }
      let wanted = patterns.map(\.title).joined(separator: ", ")
      problems.append("\(what): expected \(patterns.isEmpty ? "none" : wanted), found \(found)")
    }
  }

  private mutating func check(_ expected: TextExpectation, _ actual: [String], _ what: String) {
    problems += TextCheck(expected, actual, what).problems
  }

  private static func isSame(_ one: String?, _ other: String?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?): one.utf8.elementsEqual(other.utf8)
    default: false
    }
  }
}

extension PlaySession {
  /// The requests whose answers are held and still waited for.
  var heldRequests: [PageRequest] { desk.held.filter { isWaitedFor($0) }.map(\.request) }

  /// What was found about the page, its mutations and actions, and by packs as it is shown now.
  package var diagnostics: [Diagnostic] {
    page.store.state.diagnostics.items + (stage.shown[.page]?.diagnostics ?? [])
      + (stage.shown[.sheet]?.diagnostics ?? [])
  }
}
