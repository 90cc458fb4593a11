internal import Glibc

/// What a directory entry is.
package enum FileType: Hashable, Sendable {
  case regular
  case directory
  case symbolicLink
  case fifo
  case socket
  case characterDevice
  case blockDevice
  case unknown

  /// Reads the type bits of `st_mode`.
  init(mode: UInt32) {
    switch mode & UInt32(S_IFMT) {
    case UInt32(S_IFREG): self = .regular
    case UInt32(S_IFDIR): self = .directory
    case UInt32(S_IFLNK): self = .symbolicLink
    case UInt32(S_IFIFO): self = .fifo
    case UInt32(S_IFSOCK): self = .socket
    case UInt32(S_IFCHR): self = .characterDevice
    case UInt32(S_IFBLK): self = .blockDevice
    default: self = .unknown
    }
  }

  /// The type with its article, for messages.
  package var phrase: String {
    switch self {
    case .regular: "a regular file"
    case .directory: "a directory"
    case .symbolicLink: "a symbolic link"
    case .fifo: "a FIFO"
    case .socket: "a socket"
    case .characterDevice: "a character device"
    case .blockDevice: "a block device"
    case .unknown: "of an unknown type"
    }
  }
}
