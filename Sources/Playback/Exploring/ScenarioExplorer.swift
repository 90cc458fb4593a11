internal import PackHost
internal import Pages
package import StateEngine

extension ScenarioPlayer {
  /// Runs the scenario again, with its held answers in every order there is.
  ///
  /// Steps stay in their order, and do what they did when the scenario was played; before and after
  /// each of them, any held answer may land or its decoding end. In every order the rules of pages
  /// have to hold after each action, and the expectations at the scenario's end in the end.
  ///
  /// - Parameter orders: How many orders are run at most.
  /// - Returns: How many orders there are, and those in which something was wrong.
  package func explore(orders: Int) -> Exploration {
    let handled = session.handled.map {
      ExploredState.HandledCall(call: $0.call, answer: $0.answer)
    }
    let page = PageState(pageID: scenario.pageID, states: session.settings.states)
    let explorer = Explorer(
      ExploredState(page, session.desk.script, handled),
      ExploredState.reducer
    ) { command in [command.outcome.map { [.page($0)] } ?? []] }
    return explorer.explore(
      session.script,
      limits: Explorer.Limits(orders: orders)
    ) { state in
      state.rules.broken
    } finally: { state in
      problem(with: state)
    }
  }

  /// What is wrong in the end.
  private func problem(with state: ExploredState) -> String? {
    if !state.page.isIdle { return "the page still waits when nothing is left to come" }
    if closing.isEmpty { return nil }
    var settings = session.settings
    settings.firstSurface += 2
    settings.isTraced = false
    let end = PlaySession(state.page, state.around, packs: session.packs, settings: settings)
    defer { end.close() }
    return closing.lazy.compactMap { ExpectationCheck($0, end).problems.first }.first
  }

  /// The expectations after the last step that does anything, but for what depends on the order.
  private var closing: [Expectation] {
    let last = scenario.steps.lastIndex { if case .expect = $0.action { false } else { true } }
    return scenario.steps[((last ?? -1) + 1)...].compactMap { step in
      guard case .expect(var expectation) = step.action else { return nil }
      expectation.requests = nil
      expectation.held = nil
      expectation.rendered = nil
      return expectation
    }
  }
}

extension AnswerDesk {
  /// The answers as they came, failures included, for sessions in which they come again.
  var script: AnswerScript {
    var script = AnswerScript()
    for entry in entries {
      switch entry.request.kind {
      case .initial: script.initial.append(entry.answer)
      case .refresh: script.refresh.append(entry.answer)
      case .nextPage: Self.add(entry, to: &script.nextPages)
      case .action: Self.add(entry, to: &script.actions)
      }
    }
    return script
  }

  private static func add(_ entry: Entry, to list: inout [NamedAnswers]) {
    let name = entry.request.name ?? "*"
    if let index = list.firstIndex(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
      list[index].answers.append(entry.answer)
    } else {
      list.append(NamedAnswers(name: name, answers: [entry.answer]))
    }
  }
}
