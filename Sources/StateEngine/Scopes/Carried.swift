/// What a closure returns, on its way out of a lock.
///
/// A lock's result must be free to leave for another thread. The answer of a closure that the
/// caller passed in stays on the caller's thread, which the compiler can't see through the lock.
struct Carried<Answer>: @unchecked Sendable {
  let answer: Answer
}
