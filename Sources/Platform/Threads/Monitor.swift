internal import Glibc

/// A value that threads share: one at a time has it, and those that wait for it to change sleep.
@safe package final class Monitor<Value>: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var value: Value

  /// Shares a value.
  package init(_ value: sending Value) {
    self.value = value
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(changed, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(changed)
    unsafe pthread_mutex_destroy(mutex)
    unsafe changed.deallocate()
    unsafe mutex.deallocate()
  }

  /// Changes the value, and wakes those who wait.
  package func change<Result>(_ body: (inout Value) -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    defer { unsafe pthread_cond_broadcast(changed) }
    return body(&value)
  }

  /// Waits until `body` has a result, which it may have by changing the value.
  ///
  /// - Parameter body: Called now and after each change by others; nil: not yet.
  /// - Returns: The result.
  package func wait<Result>(_ body: (inout Value) -> Result?) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&value) {
        unsafe pthread_cond_broadcast(changed)
        return result
      }
      unsafe pthread_cond_wait(changed, mutex)
    }
  }
}
