internal import CPlatform
internal import Glibc

/// A failed call to the operating system.
package struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  package let code: Int32

  /// Keeps an error number.
  package init(code: Int32) {
    self.code = code
  }

  /// The error of the call that has just failed on this thread.
  package static var current: SystemError { SystemError(code: platform_errno()) }

  /// Whether there is no file of the name.
  package var isAbsence: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether the reader of a pipe went away.
  package var isBrokenPipe: Bool { code == EPIPE }

  /// Whether the descriptor is closed, such as a stream that the program was started without.
  package var isClosedStream: Bool { code == EBADF }

  /// Whether the call was cut short by a signal and is to be made again.
  var isInterruption: Bool { code == EINTR }
}

extension SystemError: CustomStringConvertible {
  /// The cause in words that don't depend on the locale.
  package var description: String {
    switch code {
    case EACCES, EPERM: "permission denied"
    case EBADF: "the descriptor is closed"
    case EDQUOT: "the disk quota is used up"
    case EEXIST: "it exists already"
    case EFBIG: "the file would be too large"
    case EINVAL: "the name is not valid"
    case EIO: "the device reports an input/output error"
    case EISDIR: "it is a directory"
    case ELOOP: "too many symbolic links"
    case EMFILE, ENFILE: "too many open files"
    case ENAMETOOLONG: "the name is too long"
    case ENODEV, ENXIO: "there is no such device"
    case ENOENT: "it does not exist"
    case ENOMEM: "out of memory"
    case ENOSPC: "no space left on the device"
    case ENOTDIR: "a part of the path is not a directory"
    case EPIPE: "the reader has closed the pipe"
    case EROFS: "the file system is read-only"
    case ETXTBSY: "the program file is in use"
    default: "system error \(code)"
    }
  }
}
