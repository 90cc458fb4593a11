internal import Platform

extension SystemError {
  /// The reader of a pipe went away: `EPIPE`, 32 on every Linux.
  var isBrokenPipe: Bool { code == 32 }

  /// The program was started with the stream closed: `EBADF`, 9 on every Linux.
  var isClosedStream: Bool { code == 9 }
}
