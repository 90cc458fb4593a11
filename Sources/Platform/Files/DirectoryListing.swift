internal import CPlatform
internal import Glibc

/// Lists directories.
package enum DirectoryListing {
  /// The names in a directory but `.` and `..`, in byte order whatever order the disk has.
  ///
  /// - Throws: which directory can't be read, and why.
  /// - Complexity: O(n log n) in the number of entries.
  package static func names(in directory: FilePath) throws(FileError) -> [FilePath] {
    try entries(in: directory).map(\.name)
  }

  /// The entries of a directory but `.` and `..`, in byte order of their names.
  ///
  /// - Throws: which directory can't be read, and why.
  /// - Complexity: O(n log n) in the number of entries.
  package static func entries(in directory: FilePath) throws(FileError) -> [DirectoryEntry] {
    do throws(SystemError) {
      return try sorted(directory)
    } catch {
      if error.code == ENOTDIR, let facts = try? FileFacts(of: directory) {
        throw FileError(.list, directory, .wrongType(facts.type))
      }
      throw FileError(.list, directory, error)
    }
  }

  private static func sorted(_ directory: FilePath) throws(SystemError) -> [DirectoryEntry] {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<dirent>?>?
    let count = try unsafe directory.withCString { unsafe platform_list($0, &list) }
    if count < 0 { throw SystemError.current }
    defer { unsafe free(list) }
    var entries: [DirectoryEntry] = []
    entries.reserveCapacity(Int(count))
    for index in 0..<Int(count) {
      let entry = unsafe list?[index]
      defer { unsafe free(entry) }
      guard let name = unsafe platform_entry_name(entry) else { continue }
      let path = unsafe FilePath(cString: name)
      if path.isDots { continue }
      let isRegular = unsafe platform_entry_is_regular(entry) != 0
      entries.append(DirectoryEntry(name: path, isRegular: isRegular))
    }
    return entries
  }
}

extension FilePath {
  /// Whether this is `.` or `..`.
  fileprivate var isDots: Bool {
    bytes.count <= 2 && bytes.allSatisfy { $0 == UInt8(ascii: ".") }
  }
}
