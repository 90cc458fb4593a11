internal import CPlatform
internal import Glibc

/// One end of a stream between two processes.
package struct MessageSocket: ~Copyable {
  /// The open socket.
  package let descriptor: FileDescriptor

  /// The two ends of a new stream.
  package struct Pair: ~Copyable {
    /// The end for this process.
    package let near: MessageSocket
    /// The end for another process.
    package let far: MessageSocket

    /// Makes a stream whose descriptors are at least a number.
    package init(above least: Int32) throws(SystemError) {
      var ends: [Int32] = [-1, -1]
      if unsafe platform_socket_pair(least, &ends) != 0 { throw SystemError.current }
      near = MessageSocket(descriptor: FileDescriptor(owning: ends[0]))
      far = MessageSocket(descriptor: FileDescriptor(owning: ends[1]))
    }

    /// The near end; the far one is closed here.
    package consuming func keepNear() -> MessageSocket { near }
  }

  fileprivate init(descriptor: consuming FileDescriptor) {
    self.descriptor = descriptor
  }

  /// Takes over an inherited descriptor under a number of at least `least`; nil where it is no
  /// socket.
  package init?(inheriting number: Int32, above least: Int32) {
    guard (try? FileFacts(ofDescriptor: number).type) == .socket else { return nil }
    let higher = platform_raise_descriptor(number, least)
    if higher < 0 { return nil }
    _ = Glibc.close(number)
    descriptor = FileDescriptor(owning: higher)
  }

  /// Sends all the bytes; a reader that has gone is an error and no signal.
  package func send(_ bytes: Span<UInt8>) throws(SystemError) {
    try unsafe bytes.withUnsafeBytes { buffer throws(SystemError) in
      var sent = 0
      while sent < buffer.count {
        sent += try FileDescriptor.retrying { () throws(SystemError) in
          unsafe Glibc.send(
            descriptor.number,
            buffer.baseAddress.map { unsafe $0 + sent },
            buffer.count - sent,
            Int32(MSG_NOSIGNAL)
          )
        }
      }
    }
  }

  /// Whether something, or the end, can be read within so many milliseconds.
  package func isReadable(within milliseconds: Int) -> Bool {
    platform_wait_readable(descriptor.number, Int32(milliseconds)) > 0
  }

  /// Adds what is there to some bytes, at most `most`.
  ///
  /// - Returns: how many bytes came; 0 at the end.
  package func receive(into bytes: inout [UInt8], most: Int) throws(SystemError) -> Int {
    let piece = try unsafe [UInt8](unsafeUninitializedCapacity: most) {
      (buffer, filled: inout Int) throws(SystemError) in
      filled = try unsafe descriptor.read(into: UnsafeMutableRawBufferPointer(buffer))
    }
    bytes += piece
    return piece.count
  }
}
