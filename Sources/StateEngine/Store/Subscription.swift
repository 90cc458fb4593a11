internal import Synchronization

/// Keeps a sink subscribed until it is cancelled or released.
public final class Subscription: Sendable {
  private let work: Mutex<(@Sendable () -> Void)?>

  /// Makes a subscription that does its work once, when it is cancelled.
  init(_ cancel: @escaping @Sendable () -> Void) {
    work = Mutex(cancel)
  }

  /// Ends the subscription: the sink is never called after this returns.
  ///
  /// A call that another thread is in the middle of is waited for. Inside a sink, a commit or a
  /// run of a reader that isn't possible without risking that two threads wait for each other:
  /// there, a call that has begun elsewhere may still be running when this returns.
  public func cancel() {
    let cancel = work.withLock { $0.take() }
    cancel?()
  }

  deinit { cancel() }
}
