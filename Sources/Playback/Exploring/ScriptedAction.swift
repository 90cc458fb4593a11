internal import Pages

/// Something that a step brings about, whatever order answers come in.
enum ScriptedAction: Equatable, Sendable {
  case page(PageAction)
  case around(SessionAction)
  /// From here on, answers to requests of these kinds come when they like.
  case hold(Set<RequestKind>)
}

extension ScriptedAction: CustomStringConvertible {
  var description: String {
    switch self {
    case .page(let action): "\(action)"
    case .around(let action): "\(action)"
    case .hold(let kinds):
      "hold "
        + RequestKind.allCases.filter { kinds.contains($0) }.map(\.rawValue).joined(separator: ", ")
    }
  }
}

/// Work whose answer comes when it likes.
enum HeldCommand: Equatable, Sendable {
  /// A request, and what answers it.
  case answer(PageRequest, PageTicket, ScriptedAnswer)
  /// The decoding of what was answered.
  case compute(PageCommand)
}

extension HeldCommand {
  /// The action that it comes to.
  var outcome: PageAction? {
    switch self {
    case .answer(_, let ticket, .document(let bytes)): .loaded(ticket, bytes)
    case .answer(_, let ticket, .failure(let message)): .failed(ticket, message: message)
    case .compute(let command): PageWork.result(of: command)
    }
  }
}

extension HeldCommand: CustomStringConvertible {
  var description: String {
    switch self {
    case .answer(let request, let ticket, _): "\(request.title) #\(ticket.number)"
    case .compute(let command): "\(command)"
    }
  }
}
