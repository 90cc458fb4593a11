internal import Glibc

/// Which file a name leads to; equal for all names of one file.
package struct FileIdentity: Hashable, Sendable {
  /// The file system.
  package let device: UInt64
  /// The file's number in it.
  package let inode: UInt64

  /// A file by its numbers.
  package init(device: UInt64, inode: UInt64) {
    self.device = device
    self.inode = inode
  }
}

/// What `stat` tells of a file.
package struct FileFacts: Hashable, Sendable {
  /// Which file this is.
  package let identity: FileIdentity
  /// What it is.
  package let type: FileType
  /// The twelve permission bits.
  package let permissions: UInt32
  /// The owner's user id.
  package let owner: UInt32
  /// The group's id.
  package let group: UInt32
  /// The size in bytes.
  package let size: Int
  /// When the content last changed, in nanoseconds since 1970.
  package let modified: Int64

  /// Reads the facts of the file that `path` leads to.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - followingLinks: false: of the link itself.
  /// - Throws: why there are no facts.
  package init(of path: FilePath, followingLinks: Bool = true) throws(SystemError) {
    var record = stat()
    let status = try unsafe path.withCString { path throws(SystemError) in
      unsafe followingLinks ? stat(path, &record) : lstat(path, &record)
    }
    if status != 0 { throw SystemError.current }
    self.init(record)
  }

  /// Reads the facts of an open file.
  package init(ofDescriptor descriptor: Int32) throws(SystemError) {
    var record = stat()
    if unsafe fstat(descriptor, &record) != 0 { throw SystemError.current }
    self.init(record)
  }

  private init(_ record: stat) {
    identity = FileIdentity(device: UInt64(record.st_dev), inode: UInt64(record.st_ino))
    type = FileType(mode: UInt32(record.st_mode))
    permissions = UInt32(record.st_mode) & 0o7777
    owner = UInt32(record.st_uid)
    group = UInt32(record.st_gid)
    size = Int(record.st_size)
    modified = Int64(record.st_mtim.tv_sec) * 1_000_000_000 + Int64(record.st_mtim.tv_nsec)
  }

  /// Whether users who are neither the owner nor in the group may write.
  package var isWritableByOthers: Bool { permissions & 0o002 != 0 }

  /// Whether the members of its group may write.
  package var isWritableByGroup: Bool { permissions & 0o020 != 0 }

  /// Whether only its owner may remove a file from this directory, whoever may write to it.
  package var isSticky: Bool { permissions & 0o1000 != 0 }
}
