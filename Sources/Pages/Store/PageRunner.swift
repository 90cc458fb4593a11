internal import StateEngine

/// Carries out the commands of a page: loads and decodes in tasks, asks handlers at once.
///
/// Answers land on the main actor, where the page's engine is used and nowhere else.
final class PageRunner: EffectRunner {
  /// Who has handlers, and shows what is around the page.
  @MainActor weak var dispatcher: ActionDispatcher?

  private let tasks: TaskRunner<PageAction, PageCommand>

  init(_ loader: any PageLoader) {
    tasks = TaskRunner(on: MainActor.shared) { command, answers in
      if let action = try await PageWork.answer(to: command, loader) {
        answers.finish(with: action)
      }
    } failed: { command, error in
      .failed(command.ticket, message: (error as? PageError)?.text ?? "\(error)")
    }
  }

  func start(_ command: PageCommand, _ answers: EffectAnswers<PageAction>) {
    switch command {
    case .handle(let call, let ticket):
      MainActor.assumeIsolated { handle(call, ticket, command, answers) }
    case .present(let request, _):
      MainActor.assumeIsolated { dispatcher?.show(request) }
      answers.finish()
    default:
      tasks.start(command, answers)
    }
  }

  func cancel(_ token: EffectToken) { tasks.cancel(token) }

  @MainActor private func handle(
    _ call: ActionCall,
    _ ticket: PageTicket,
    _ command: PageCommand,
    _ answers: EffectAnswers<PageAction>
  ) {
    switch dispatcher?.answer(to: call) ?? .declined {
    case .declined: answers.finish(with: .handled(ticket, .declined))
    case .done: answers.finish(with: .handled(ticket, .done))
    case .response(let response): answers.finish(with: .handled(ticket, .response(response)))
    case .work(let work):
      tasks.start(command, answers) { _, answers in
        answers.finish(with: try await PageWork.answer(ticket, by: work))
      }
    }
  }
}
