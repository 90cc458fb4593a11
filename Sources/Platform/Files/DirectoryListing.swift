internal import CPlatform
internal import Glibc

/// Lists directories.
package enum DirectoryListing {
  /// The names in a directory but `.` and `..`, in byte order whatever order the disk has.
  ///
  /// - Throws: which directory can't be read, and why.
  /// - Complexity: O(n log n) in the number of entries.
  package static func names(in directory: FilePath) throws(FileError) -> [FilePath] {
    do throws(SystemError) {
      return try unsorted(directory).sorted()
    } catch {
      if error.code == ENOTDIR, let facts = try? FileFacts(of: directory) {
        throw FileError(.list, directory, .wrongType(facts.type))
      }
      throw FileError(.list, directory, error)
    }
  }

  private static func unsorted(_ directory: FilePath) throws(SystemError) -> [FilePath] {
    let stream = try unsafe directory.withCString { path throws(SystemError) in
      guard let stream = unsafe opendir(path) else { throw SystemError.current }
      return unsafe stream
    }
    defer { unsafe closedir(stream) }
    var names: [FilePath] = []
    while true {
      platform_set_errno(0)
      guard let entry = unsafe readdir(stream) else { break }
      guard let name = unsafe platform_entry_name(entry) else { continue }
      unsafe names.append(FilePath(cString: name))
    }
    let error = SystemError.current
    if error.code != 0 { throw error }
    return names.filter { $0 != "." && $0 != ".." }
  }
}
