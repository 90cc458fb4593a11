internal import CPlatform

/// Threads of this process beside its first.
package enum BackgroundThread {
  /// Starts a thread that ends with `body`, or with the process.
  ///
  /// - Throws: why there can't be another thread.
  package static func start(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
    let work = unsafe Unmanaged.passRetained(Work(body))
    let code = unsafe platform_start_thread({ unsafe BackgroundThread.run($0) }, work.toOpaque())
    if code != 0 {
      unsafe work.release()
      throw SystemError(code: code)
    }
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func run(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work = unsafe work {
      unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
    }
    return nil
  }
}
