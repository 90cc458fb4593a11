internal import CPlatform
internal import Glibc

/// A failed call to the operating system.
package struct SystemError: Error, Equatable, Sendable {
  /// The value of `errno`.
  package let code: Int32

  /// Keeps an error number.
  package init(code: Int32) {
    self.code = code
  }

  /// The error of the call that has just failed on this thread.
  package static var current: SystemError { SystemError(code: platform_errno()) }
}
