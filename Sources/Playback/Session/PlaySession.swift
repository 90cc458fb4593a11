package import PackHost
package import Pages
package import StateEngine
package import Widgets

/// A page that is shown, used and answered, step by step.
///
/// Nothing here knows the time or another thread: the same calls lead to the same states, pictures
/// and traces. What the page's engine asks for is done before a call returns, first in, first out;
/// only answers that are held wait.
package final class PlaySession {
  /// How a session begins.
  package struct Settings {
    /// How the page is looked at.
    package var view = PageView()
    /// How many lines are in sight; nil: all.
    package var height: Int?
    /// The number of the surface that shows the page; the next one shows its sheet.
    package var firstSurface: UInt32 = 0
    /// What people did before.
    package var states = WidgetStateStore()
    /// Whether every line of plain and ANSI text says who drew it.
    package var explains = false
    /// Whether a trace is kept.
    package var isTraced = false

    /// Looks at all of a page at 80 columns.
    package init() {}
  }

  /// The page and what people did in it.
  package let page: Engine<PageState, PageAction, PageCommand>
  /// What is around it.
  package let around: Engine<SessionState, SessionAction, Never>
  package let settings: Settings
  /// What shows the page.
  var packs: any LivePackSession
  var desk = AnswerDesk()
  var stage = Stage()
  let log: TraceLog?
  /// What steps have brought about, in order.
  var script: [ScriptedAction] = []
  /// What the packs have made of actions.
  private(set) var handled: [(call: ActionCall, answer: HandlerAnswer)] = []
  private let queue: CommandQueue
  private var source: AnswerSource

  /// Begins a session; nothing is loaded yet.
  ///
  /// - Parameters:
  ///   - pageID: The page's id, as requests name it.
  ///   - packs: What shows the page.
  ///   - answers: Where answers come from.
  ///   - settings: How the session begins.
  package convenience init(
    _ pageID: String,
    packs: any LivePackSession,
    answers: AnswerPlan,
    settings: Settings = Settings()
  ) {
    let page = PageState(pageID: pageID, states: settings.states)
    self.init(page, SessionState(), packs: packs, answers: answers, settings: settings)
  }

  /// Goes on with a session, and shows it.
  init(
    _ state: PageState,
    _ surroundings: SessionState,
    packs: any LivePackSession,
    answers: AnswerPlan = .script(AnswerScript()),
    settings: Settings
  ) {
    let log = settings.isTraced ? TraceLog() : nil
    let queue = CommandQueue()
    self.packs = packs
    self.settings = settings
    self.log = log
    self.queue = queue
    source = AnswerSource(answers)
    page = Engine(
      state,
      PageState.reducer,
      runner: queue,
      observer: EngineObserver(trace: log?.sink("page")),
      label: "page"
    )
    around = Engine(
      surroundings,
      SessionState.reducer,
      runner: ManualRunner<SessionAction, Never>(),
      observer: EngineObserver(trace: log?.sink("session")),
      label: "session"
    )
    show()
  }

  /// Whether the engines' answers to a request still count.
  func isWaitedFor(_ entry: AnswerDesk.Entry) -> Bool {
    !queue.isCancelled(entry.answers.token)
  }

  /// Does an action of the page, and all that follows from it at once.
  func send(_ action: PageAction, _ cause: StepCause) {
    post(action, cause)
    settle(cause)
  }

  /// Does an action of the page that a step brings about.
  func post(_ action: PageAction, _ cause: StepCause) {
    script.append(.page(action))
    page.send(action, cause.label, file: cause.file, line: cause.line)
  }

  /// Does an action around the page, and all that follows from it at once.
  func send(_ action: SessionAction, _ cause: StepCause) {
    script.append(.around(action))
    post(action, cause)
    settle(cause)
  }

  /// Does an action around the page; who leaves the page waits for nothing any more.
  private func post(_ action: SessionAction, _ cause: StepCause) {
    let hadLeft = around.store.state.hasLeft
    around.send(action, cause.label, file: cause.file, line: cause.line)
    if around.store.state.hasLeft, !hadLeft {
      page.send(.leave, cause.label, file: cause.file, line: cause.line)
    }
  }

  /// Shows what there is and does what was asked for, until nothing is left to do.
  func settle(_ cause: StepCause) {
    show()
    while let started = queue.next() {
      carryOut(started, cause)
      show()
    }
  }

  private func carryOut(_ started: CommandQueue.Started, _ cause: StepCause) {
    switch started.command {
    case .load(let request, let ticket):
      let answer = source.answer(to: request)
      let (number, lands) = desk.enter(request, ticket, started.answers, answer)
      if lands { desk.release(number) }
    case .handle(let call, let ticket):
      let action = handle(call, ticket, cause)
      if case .handled(_, let answer) = action { handled.append((call, answer)) }
      started.answers.finish(with: action)
    case .present(let request, _):
      started.answers.finish()
      post(.present(request), cause)
    default:
      guard let action = PageWork.result(of: started.command) else { return }
      started.answers.finish(with: action)
    }
  }

  /// Has the packs perform an action, newest first.
  private func handle(
    _ call: ActionCall,
    _ ticket: PageTicket,
    _ cause: StepCause
  ) -> PageAction {
    let outcome = packs.perform(call, states: page.store.state.states)
    report(outcome.diagnostics, cause)
    if outcome.hasFailed {
      stage.hasPackFault = true
      return .failed(ticket, message: "a pack failed to perform it")
    }
    guard let response = outcome.response else { return .handled(ticket, .declined) }
    return PageWork.handled(call, ticket, response: response)
  }

  /// Adds findings to the page's.
  func report(_ diagnostics: [Diagnostic], _ cause: StepCause) {
    guard !diagnostics.isEmpty else { return }
    page.send(.report(diagnostics), cause.label, file: cause.file, line: cause.line)
  }
}

/// What a step of a scenario is called where it is the cause of something.
package struct StepCause: Hashable, Sendable {
  package var label: String
  package var file: String
  package var line: UInt

  /// Names a step.
  package init(_ label: String, file: String, line: Int) {
    self.label = label
    self.file = file
    self.line = UInt(clamping: line)
  }
}
