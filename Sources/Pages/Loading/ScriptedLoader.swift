internal import Synchronization

/// A loader whose answers are held until someone releases them, in any order.
package final class ScriptedLoader: PageLoader {
  /// Names one request, in the order of their coming from 0.
  package typealias Number = Int

  private typealias Answer = CheckedContinuation<[UInt8], any Error>

  private struct Script {
    var requests: [PageRequest] = []
    var held: [Number: Answer] = [:]
    /// How many requests have been held so far.
    var arrived = 0
    /// Requests whose tasks were cancelled.
    var cancelled: Set<Number> = []
    /// Who waits for requests, and for how many.
    var waiting: [(count: Int, waiter: CheckedContinuation<Void, Never>)] = []

    /// Takes those who wait for no more requests than have come.
    mutating func takeReady() -> [CheckedContinuation<Void, Never>] {
      let ready = waiting.filter { $0.count <= arrived }.map(\.waiter)
      waiting.removeAll { $0.count <= arrived }
      return ready
    }
  }

  private let script = Mutex(Script())
  private let ignoresCancellation: Bool

  /// Makes a loader that holds every answer.
  ///
  /// - Parameter ignoresCancellation: Whether a cancelled request stays and can still be answered,
  ///   as with a transport that can't be stopped.
  package init(ignoresCancellation: Bool = false) {
    self.ignoresCancellation = ignoresCancellation
  }

  /// All requests so far, in the order of their coming.
  package var requests: [PageRequest] { script.withLock { $0.requests } }

  /// The requests that are held, in the order of their coming.
  package var held: [Number] { script.withLock { $0.held.keys.sorted() } }

  /// The requests whose tasks were cancelled.
  package var cancelled: [Number] { script.withLock { $0.cancelled.sorted() } }

  @concurrent package func loadPage(_ request: PageRequest) async throws -> [UInt8] {
    let number = register(request)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { hold($0, as: number) }
    } onCancel: {
      cancel(number)
    }
  }

  /// Answers a held request.
  ///
  /// - Returns: Whether it was held.
  @discardableResult
  package func release(_ number: Number, with bytes: [UInt8]) -> Bool {
    settle(number, with: .success(bytes))
  }

  /// Answers a held request with a text.
  @discardableResult
  package func release(_ number: Number, with text: String) -> Bool {
    release(number, with: Array(text.utf8))
  }

  /// Lets a held request fail.
  ///
  /// - Returns: Whether it was held.
  @discardableResult
  package func fail(_ number: Number, with error: any Error) -> Bool {
    settle(number, with: .failure(error))
  }

  /// Waits until so many requests have come in all.
  package func requests(atLeast count: Int) async {
    await withCheckedContinuation { waiter in
      let isThere = script.withLock { script in
        if script.arrived >= count { return true }
        script.waiting.append((count, waiter))
        return false
      }
      if isThere { waiter.resume() }
    }
  }

  private func register(_ request: PageRequest) -> Number {
    script.withLock { script in
      script.requests.append(request)
      return script.requests.count - 1
    }
  }

  private func hold(_ answer: Answer, as number: Number) {
    let (isGone, ready) = script.withLock { script in
      script.arrived += 1
      let isGone = script.cancelled.contains(number) && !ignoresCancellation
      if !isGone { script.held[number] = answer }
      return (isGone, script.takeReady())
    }
    if isGone { answer.resume(throwing: CancellationError()) }
    for waiter in ready { waiter.resume() }
  }

  private func settle(_ number: Number, with result: Result<[UInt8], any Error>) -> Bool {
    let answer = script.withLock { $0.held.removeValue(forKey: number) }
    answer?.resume(with: result)
    return answer != nil
  }

  private func cancel(_ number: Number) {
    let answer = script.withLock { script -> Answer? in
      script.cancelled.insert(number)
      return ignoresCancellation ? nil : script.held.removeValue(forKey: number)
    }
    answer?.resume(throwing: CancellationError())
  }
}
