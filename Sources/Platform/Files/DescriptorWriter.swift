internal import Glibc

/// Collects output and writes it in large pieces; every failure is reported, none is forgotten.
///
/// End with `finish()`: what is still collected when the value ends otherwise is dropped.
package struct DescriptorWriter: ~Copyable {
  private let descriptor: FileDescriptor
  private let capacity: Int
  private var pending: [UInt8] = []
  private var failure: SystemError?

  /// A writer to an open file.
  ///
  /// - Parameters:
  ///   - descriptor: where the bytes go.
  ///   - capacity: how many bytes are collected before they are written.
  package init(_ descriptor: consuming FileDescriptor, capacity: Int = 64 * 1024) {
    self.descriptor = descriptor
    self.capacity = capacity
  }

  /// A writer to standard output.
  package static func standardOutput() -> DescriptorWriter {
    DescriptorWriter(FileDescriptor(borrowing: 1))
  }

  /// A writer to standard error.
  package static func standardError() -> DescriptorWriter {
    DescriptorWriter(FileDescriptor(borrowing: 2))
  }

  /// Adds bytes.
  ///
  /// - Throws: the first failure of this writer, again and again.
  package mutating func write(_ bytes: Span<UInt8>) throws(SystemError) {
    if let failure { throw failure }
    if pending.count + bytes.count > capacity { try flush() }
    if bytes.count >= capacity { return try send(bytes) }
    unsafe bytes.withUnsafeBufferPointer { unsafe pending.append(contentsOf: $0) }
  }

  /// Adds bytes.
  ///
  /// - Throws: the first failure of this writer, again and again.
  package mutating func write(_ bytes: [UInt8]) throws(SystemError) {
    try write(bytes.span)
  }

  /// Adds a string's UTF-8 bytes.
  ///
  /// - Throws: the first failure of this writer, again and again.
  package mutating func write(_ text: String) throws(SystemError) {
    try write(Array(text.utf8))
  }

  /// Writes what has been collected.
  ///
  /// - Throws: the first failure of this writer.
  package mutating func flush() throws(SystemError) {
    if let failure { throw failure }
    let bytes = pending
    pending.removeAll(keepingCapacity: true)
    if !bytes.isEmpty { try send(bytes.span) }
  }

  /// Writes the rest and closes, which is when some file systems find that they are full.
  ///
  /// - Throws: the first failure of this writer.
  package consuming func finish() throws(SystemError) {
    try flush()
    try descriptor.close()
  }

  private mutating func send(_ bytes: Span<UInt8>) throws(SystemError) {
    do throws(SystemError) {
      try descriptor.write(bytes)
    } catch {
      failure = error
      throw error
    }
  }
}
