internal import CPlatform
internal import Glibc

/// A file in memory without a name, gone with its last descriptor.
///
/// Once its maker lets go of it, it can't grow any more: a program that still writes to it gets an
/// error instead of all the memory there is.
package struct MemoryFile: ~Copyable {
  /// The open file, for reading and writing.
  package let descriptor: FileDescriptor

  /// Makes an empty file whose descriptor is at least a number.
  ///
  /// - Throws: why there is no room for one.
  package init(above least: Int32) throws(SystemError) {
    let number = platform_memory_file(least)
    if number < 0 { throw SystemError.current }
    descriptor = FileDescriptor(owning: number)
  }

  deinit { platform_seal(descriptor.number) }

  /// Sets the size; what is new is zero.
  package func resize(_ bytes: Int) throws(SystemError) {
    if ftruncate(descriptor.number, bytes) != 0 { throw SystemError.current }
  }

  /// Lets every write go to the end, whoever else has moved the position.
  package func setAppending() throws(SystemError) {
    if fcntl(descriptor.number, F_SETFL, O_APPEND) != 0 { throw SystemError.current }
  }

  /// The bytes that it holds.
  package var size: Int { Self.size(of: descriptor.number) }

  /// The bytes in the file of a descriptor; 0 where it is closed.
  package static func size(of descriptor: Int32) -> Int {
    max(Int(lseek(descriptor, 0, SEEK_END)), 0)
  }

  /// At most `most` bytes from a place on.
  package static func bytes(of descriptor: Int32, from offset: Int, most: Int) -> [UInt8] {
    let count = min(max(size(of: descriptor) - offset, 0), most)
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = unsafe max(pread(descriptor, buffer.baseAddress, count, offset), 0)
    }
  }
}
