internal import JSONText
internal import Pages

/// The rules that hold in every order of answers, kept beside a page and independently of it.
///
/// It knows who asked for what in which order, and says what the page must be made of: the answer to
/// the last fetch that landed, then the pages that followed it. What was superseded leaves no trace.
struct PageRules: Equatable, Sendable {
  /// The rule that was broken first.
  private(set) var broken: String?
  /// The request for the page itself that is waited for.
  private var fetch: PageTicket?
  /// The request for what follows that is waited for.
  private var next: PageTicket?
  /// The answers that the page must be made of; nil: there is no page.
  private var parts: [[UInt8]]?
  private var hasFailed = false
  /// Counts the changes of the page.
  private var revision = 0
  /// For which change of the page what follows is decoded.
  private var decodedFor: [PageTicket: Int] = [:]
  private var answers: [PageTicket: [UInt8]] = [:]

  /// Notes a request that the page makes.
  mutating func ask(_ request: PageRequest, _ ticket: PageTicket) {
    switch request.kind {
    case .initial, .refresh:
      fetch = ticket
      next = nil
    case .nextPage:
      if fetch != nil || next != nil { fail("asks for what follows while something is under way") }
      if parts == nil { fail("asks for what follows no page") }
      next = ticket
    case .action: break
    }
  }

  /// Notes that something begins to be decoded.
  mutating func begin(_ command: PageCommand) {
    if case .decodeNext = command { decodedFor[command.ticket] = revision }
  }

  /// Follows an action of the page, and compares what came of it.
  mutating func follow(_ action: PageAction, from old: PageState, to new: PageState) {
    switch action {
    case .loadInitial:
      parts = nil
      hasFailed = false
    case .refresh:
      if !new.states.sorted.isEmpty { fail("a refresh keeps what people did") }
    case .loaded(let ticket, let bytes): answers[ticket] = bytes
    case .decoded(let ticket, _) where ticket == fetch: install(answers[ticket].map { [$0] } ?? [])
    case .continued(let ticket, _, _, _) where ticket == next: append(ticket, old, new)
    case .failed(let ticket, _): forget(ticket, hasFailed: true)
    case .cancelled(let ticket): forget(ticket, hasFailed: false)
    case .leave:
      fetch = nil
      next = nil
    case .mutate(let mutations): mutate(mutations, old, new)
    case .responded(_, let response, _, _): mutate(response.mutations, old, new)
    default: break
    }
    compare(new)
  }

  private mutating func install(_ parts: [[UInt8]]) {
    self.parts = parts
    fetch = nil
    next = nil
    hasFailed = false
    revision += 1
  }

  private mutating func append(_ ticket: PageTicket, _ old: PageState, _ new: PageState) {
    guard decodedFor[ticket] == revision else { return }
    parts?.append(answers[ticket] ?? [])
    next = nil
    revision += 1
    let kept = old.states.sorted.allSatisfy { slot, value in
      let key = String(decoding: slot.key, as: UTF8.self)
      return new.states.value(of: key, in: String(decoding: slot.widget, as: UTF8.self)) == value
    }
    if !kept { fail("what follows the page changes what people did") }
  }

  private mutating func forget(_ ticket: PageTicket, hasFailed: Bool) {
    if ticket == fetch {
      fetch = nil
      if parts == nil, hasFailed { self.hasFailed = true }
    }
    if ticket == next { next = nil }
  }

  private mutating func mutate(_ mutations: [PageMutation], _ old: PageState, _ new: PageState) {
    if old.content !== new.content { revision += 1 }
    let isReplaced = mutations.contains { if case .replacePage = $0 { true } else { false } }
    guard isReplaced, old.content !== new.content else { return }
    install([])
  }

  private mutating func compare(_ state: PageState) {
    if state.isLoadingMore != (next != nil) { fail("says wrongly whether more is loaded") }
    if state.isFetching != (fetch != nil) { fail("says wrongly whether the page is fetched") }
    guard let parts else {
      if state.content != nil { fail("shows a page that nobody has asked for") }
      if case .failed = state.phase, !hasFailed { fail("has failed although nothing did") }
      return
    }
    guard let page = state.content?.page else { return fail("has lost its page") }
    let known = Set(answers.values)
    let shown = Self.distinct(page.sections.map { $0.source.document.bytes })
      .filter { known.contains($0) }
    let expected = Self.distinct(parts).filter { shown.contains($0) || !Self.isBare($0) }
    if shown != expected { fail(Self.difference(shown.count, expected.count)) }
  }

  private static func difference(_ shown: Int, _ expected: Int) -> String {
    shown == expected
      ? "shows another answer than the rules let land"
      : "is made of \(shown) answers where the rules let \(expected) land"
  }

  /// Whether an answer brings no section, so that nothing of it can be seen.
  private static func isBare(_ answer: [UInt8]) -> Bool {
    guard let decoded = try? PageDecoder.decode(answer) else { return true }
    return decoded.page.sections.isEmpty
  }

  private static func distinct(_ parts: [[UInt8]]) -> [[UInt8]] {
    var list: [[UInt8]] = []
    for part in parts where list.last != part { list.append(part) }
    return list
  }

  private mutating func fail(_ message: String) {
    if broken == nil { broken = "the page \(message)" }
  }
}
