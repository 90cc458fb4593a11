internal import Glibc

/// Memory whose end can't be overstepped unnoticed.
package enum GuardedMemory {
  /// Zeroed bytes that end where a page ends; touching the next one ends the process.
  ///
  /// - Parameter count: how many; a multiple of 16 keeps them aligned.
  /// - Returns: where they start; nil where there is no memory.
  @unsafe package static func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
    let page = Int(getpagesize())
    let room = (count + page - 1) / page * page
    let flags = MAP_PRIVATE | MAP_ANONYMOUS
    let start = unsafe mmap(nil, room + page, PROT_READ | PROT_WRITE, flags, -1, 0)
    guard let start = unsafe start, unsafe start != MAP_FAILED else { return nil }
    guard unsafe mprotect(start + room, page, PROT_NONE) == 0 else { return nil }
    return unsafe start + (room - count)
  }
}
