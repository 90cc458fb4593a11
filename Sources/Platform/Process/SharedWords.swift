internal import CPlatform
internal import Glibc

/// A page of memory that this process shares with those that it starts.
@safe package struct SharedWords: @unchecked Sendable {
  /// The bytes of the page.
  package static let bytes = 8192
  private let start: UnsafeMutablePointer<UInt64>

  /// Maps a descriptor of a `MemoryFile`; it stays mapped while the process lives.
  ///
  /// - Throws: why it can't be mapped.
  package init(mapping descriptor: Int32) throws(SystemError) {
    guard let page = unsafe platform_map_shared(descriptor, SharedWords.bytes) else {
      throw SystemError.current
    }
    let count = SharedWords.bytes / MemoryLayout<UInt64>.stride
    unsafe start = page.bindMemory(to: UInt64.self, capacity: count)
  }

  /// Gives the page back; nothing may use it afterwards.
  package func unmap() {
    unsafe munmap(start, SharedWords.bytes)
  }

  /// One word of the page.
  @inline(__always)
  package subscript(index: Int) -> UInt64 {
    get { unsafe start[checked(index)] }
    nonmutating set { unsafe start[checked(index)] = newValue }
  }

  @inline(__always)
  private func checked(_ index: Int) -> Int {
    precondition(index >= 0 && index < SharedWords.bytes / 8, "a word outside of the page")
    return index
  }
}
