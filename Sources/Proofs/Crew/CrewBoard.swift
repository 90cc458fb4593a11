internal import PackHost

/// What the members of a crew and whoever waits for them tell each other.
struct CrewBoard<Result: Sendable> {
  /// What whoever waits is to hear next.
  enum News {
    case result(Result)
    case failure(CrewError)
    case end([PackReport])
  }

  /// How many members are at work.
  var members = 0
  /// How many pieces have been taken.
  var taken = 0
  /// Whether nobody wants results any more.
  var isStopped = false
  /// The packs of the session that was opened first.
  var packs: [PackReport]?
  private var delivered = 0
  private var results: [Int: Result] = [:]
  private var failure: CrewError?

  /// The result that is next in order; the failure, once what came before it has been delivered;
  /// nil: neither is there yet.
  mutating func takeNews() -> News? {
    if let result = results.removeValue(forKey: delivered) {
      delivered += 1
      return .result(result)
    }
    guard members == 0 else { return nil }
    return failure.map(News.failure) ?? .end(packs ?? [])
  }

  /// The place of the next piece: nil inside where no more are to be taken, nil outside where it
  /// isn't known yet.
  func place(most: Int) -> Int?? {
    if isStopped || failure != nil { return .some(nil) }
    return taken - delivered < most ? .some(taken) : nil
  }

  /// Puts down the result of a piece.
  mutating func put(_ result: Result, at place: Int) {
    results[place] = result
  }

  /// A member goes without having done its part.
  mutating func fail(_ error: CrewError) {
    failure = failure ?? error
    members -= 1
  }
}
