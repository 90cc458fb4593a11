internal import Platform
internal import Synchronization

/// Counts a probed pack's calls to the host, makes one fail, and notes those that break a rule.
final class ProbeCalls: Sendable {
  fileprivate struct State {
    var count = 0
    var failing = 0
    var readsOutput = false
    var breaches: [ProbeBreach] = []
  }

  private let state = Mutex(State())
  private let thread = ThisThread.identity

  /// The calls of this process's pack.
  static let shared = ProbeCalls()

  /// Begins to count for a page.
  func begin(failing: Int = 0, readsOutput: Bool = false) {
    state.withLock {
      $0 = State()
      $0.failing = failing
      $0.readsOutput = readsOutput
    }
  }

  /// Ends that: calls until the next page are none of a callback.
  ///
  /// - Returns: how many calls there were, and which broke a rule.
  func end() -> (count: Int, breaches: [ProbeBreach]) {
    state.withLock { state in
      defer { state = State() }
      return (state.count, state.breaches)
    }
  }

  /// Notes a call.
  ///
  /// - Parameters:
  ///   - function: what is called.
  ///   - isInCallback: whether the context is that of the call under way, on this thread.
  /// - Returns: false where it is to fail.
  func admits(_ function: StaticString, isInCallback: Bool) -> Bool {
    let isOther = ThisThread.identity != thread
    return state.withLock { state in
      if isOther || !isInCallback {
        state.note(ProbeBreach(rule: isOther ? .thread : .phase, function: "\(function)"))
        return true
      }
      state.count += 1
      return state.count != state.failing
    }
  }

  /// Notes a call that the host turned down.
  func note(_ rule: ProbeBreach.Rule, _ function: StaticString) {
    state.withLock { $0.note(ProbeBreach(rule: rule, function: "\(function)")) }
  }

  /// Notes text that the pack writes.
  func note(_ function: StaticString, _ text: UnsafeBufferPointer<UInt8>) {
    state.withLock { state in
      guard state.readsOutput, unsafe text.contains(where: ProbeCalls.isControl) else { return }
      state.note(ProbeBreach(rule: .controlCharacter, function: "\(function)"))
    }
  }

  /// Line ends and tabs have a meaning of their own.
  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F
  }
}

extension ProbeCalls.State {
  fileprivate mutating func note(_ breach: ProbeBreach) {
    if !breaches.contains(breach) { breaches.append(breach) }
  }
}
