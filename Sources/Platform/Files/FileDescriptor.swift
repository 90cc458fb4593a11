internal import CPlatform
internal import Glibc

/// An open file, closed when the value ends.
package struct FileDescriptor: ~Copyable {
  /// How a file is opened.
  package enum Access: Sendable {
    case read
    /// For finding the files in it; anything but a directory is an error.
    case search
    /// For reading, and returns at once at a FIFO that nobody writes to.
    case readWithoutWaiting
    /// The same, and fails at a symbolic link.
    case readItself
    /// Creates or empties the file.
    case replace
    /// Creates the file; fails where the name exists.
    case create
    case append

    var flags: Int32 {
      switch self {
      case .read: O_RDONLY | O_NOCTTY
      case .search: O_RDONLY | O_DIRECTORY
      case .readWithoutWaiting: O_RDONLY | O_NOCTTY | O_NONBLOCK
      case .readItself: O_RDONLY | O_NOCTTY | O_NONBLOCK | O_NOFOLLOW
      case .replace: O_WRONLY | O_NOCTTY | O_CREAT | O_TRUNC
      case .create: O_WRONLY | O_NOCTTY | O_CREAT | O_EXCL
      case .append: O_WRONLY | O_NOCTTY | O_CREAT | O_APPEND
      }
    }
  }

  /// The number that the kernel knows it by.
  package let number: Int32
  private let isOwned: Bool

  /// Opens a file, never inherited by child processes.
  package init(
    opening path: FilePath,
    for access: Access,
    permissions: UInt32 = 0o666
  ) throws(SystemError) {
    number = try FileDescriptor.retrying { () throws(SystemError) in
      try unsafe path.withCString { path throws(SystemError) in
        unsafe platform_open(AT_FDCWD, path, access.flags, permissions)
      }
    }
    isOwned = true
  }

  /// Opens an entry of an open directory.
  init(
    opening entry: Int,
    of listing: borrowing DirectoryListing,
    in directory: borrowing FileDescriptor,
    for access: Access
  ) throws(SystemError) {
    let from = directory.number
    let name = unsafe UnsafeRawPointer(listing.name(at: entry).baseAddress)
    number = try FileDescriptor.retrying { () throws(SystemError) in
      unsafe platform_open(from, name?.assumingMemoryBound(to: CChar.self), access.flags, 0)
    }
    isOwned = true
  }

  /// Uses a descriptor that somebody else closes, such as standard input.
  package init(borrowing number: Int32) {
    self.number = number
    isOwned = false
  }

  /// Takes over an open descriptor.
  init(owning number: Int32) {
    self.number = number
    isOwned = true
  }

  deinit {
    if isOwned { _ = Glibc.close(number) }
  }

  /// Closes now, to learn of data that could not be stored.
  package consuming func close() throws(SystemError) {
    let number = isOwned ? self.number : dup(self.number)
    discard self
    if number < 0 || Glibc.close(number) != 0 { throw SystemError.current }
  }

  /// The open file under another number of at least `least`.
  package consuming func raised(above least: Int32) throws(SystemError) -> FileDescriptor {
    let higher = platform_raise_descriptor(number, least)
    if higher < 0 { throw SystemError.current }
    return FileDescriptor(owning: higher)
  }

  /// What `stat` tells of the open file.
  package func facts() throws(SystemError) -> FileFacts {
    try FileFacts(ofDescriptor: number)
  }

  /// Makes a call again for as long as signals cut it short.
  static func retrying<Count: SignedInteger>(
    _ call: () throws(SystemError) -> Count
  ) throws(SystemError) -> Count {
    while true {
      let result = try call()
      if result >= 0 { return result }
      let error = SystemError.current
      if !error.isInterruption { throw error }
    }
  }
}
