internal import Pages
internal import StateEngine

/// The requests of a session, in the order of asking, and the answers that are held.
struct AnswerDesk {
  /// What became of a request.
  enum Fate: Equatable {
    /// Its answer is there and held.
    case held
    /// Its answer has landed.
    case answered
    /// It has failed.
    case failed
  }

  /// One request.
  struct Entry {
    /// Counts the requests from 1.
    let number: Int
    let request: PageRequest
    let answers: EffectAnswers<PageAction>
    let ticket: PageTicket
    /// What is answered, or was.
    var answer: ScriptedAnswer
    var fate = Fate.held
  }

  private(set) var entries: [Entry] = []
  /// The kinds of requests whose answers are held.
  var heldKinds: Set<RequestKind> = []

  /// The requests whose answers are held, oldest first.
  var held: [Entry] { entries.filter { $0.fate == .held } }

  /// Takes in a request and its answer.
  ///
  /// - Returns: The number, and whether the answer may land at once.
  mutating func enter(
    _ request: PageRequest,
    _ ticket: PageTicket,
    _ answers: EffectAnswers<PageAction>,
    _ answer: ScriptedAnswer
  ) -> (number: Int, lands: Bool) {
    let number = entries.count + 1
    entries.append(
      Entry(number: number, request: request, answers: answers, ticket: ticket, answer: answer)
    )
    return (number, !heldKinds.contains(RequestKind(request.kind)))
  }

  /// Lets a held answer land.
  ///
  /// - Parameters:
  ///   - number: The request's number.
  ///   - failure: Why there is no answer; nil: the answer that came with the request.
  mutating func release(_ number: Int, failure: String? = nil) {
    guard entries.indices.contains(number - 1), entries[number - 1].fate == .held else { return }
    if let failure { entries[number - 1].answer = .failure(failure) }
    let entry = entries[number - 1]
    switch entry.answer {
    case .document(let bytes):
      entries[number - 1].fate = .answered
      entry.answers.finish(with: .loaded(entry.ticket, bytes))
    case .failure(let message):
      entries[number - 1].fate = .failed
      entry.answers.finish(with: .failed(entry.ticket, message: message))
    }
  }
}

extension PageRequest {
  /// What tells requests of a kind apart: the postback, or the action's endpoint or type.
  var name: String? {
    switch kind {
    case .initial, .refresh: nil
    case .nextPage(let postback): AnswerName.text(of: postback)
    case .action(let payload): payload.endpoint ?? AnswerName.type(of: payload.action)
    }
  }
}
