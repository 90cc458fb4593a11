internal import CPlatform
internal import Glibc

/// The entries of a directory but `.` and `..`, in byte order of their names whatever order the
/// disk has.
@safe package struct DirectoryListing: ~Copyable {
  private let entries: UnsafeMutablePointer<UnsafeMutablePointer<dirent>?>?
  /// How many there are.
  package let count: Int

  /// Lists a directory.
  ///
  /// - Parameters:
  ///   - directory: The directory.
  ///   - isWanted: Whether an entry is listed, by the bytes of its name.
  /// - Throws: which directory can't be read, and why.
  /// - Complexity: O(n log n) in the number of entries.
  package init(
    of directory: FilePath,
    where isWanted: (Span<UInt8>) -> Bool = { _ in true }
  ) throws(FileError) {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<dirent>?>?
    let found: Int
    do throws(SystemError) {
      found = Int(try unsafe directory.withCString { unsafe platform_list($0, &list) })
      if found < 0 { throw SystemError.current }
    } catch {
      if error.code == ENOTDIR, let facts = try? FileFacts(of: directory) {
        throw FileError(.list, directory, .wrongType(facts.type))
      }
      throw FileError(.list, directory, error)
    }
    var kept = 0
    for index in 0..<found {
      let entry = unsafe list?[index]
      if unsafe isWanted(DirectoryListing.name(of: entry).span) {
        unsafe list?[kept] = entry
        kept += 1
      } else {
        unsafe free(entry)
      }
    }
    unsafe entries = list
    count = kept
  }

  deinit {
    for index in 0..<count { unsafe free(entries?[index]) }
    unsafe free(entries)
  }

  /// The names in a directory.
  ///
  /// - Throws: which directory can't be read, and why.
  package static func names(in directory: FilePath) throws(FileError) -> [FilePath] {
    let listing = try DirectoryListing(of: directory)
    return (0..<listing.count).map { unsafe FilePath(bytes: Array(listing.name(at: $0))) }
  }

  /// The path of an entry that a directory of some name has.
  package func path(at index: Int, in directory: FilePath) -> FilePath {
    unsafe directory.appending(name(at: index))
  }

  /// Whether the file system told that an entry is a regular file; some tell nothing.
  package func isRegular(at index: Int) -> Bool {
    unsafe platform_entry_is_regular(entries?[index]) != 0
  }

  /// The bytes of a name, valid for as long as the listing; a NUL follows them.
  @unsafe func name(at index: Int) -> UnsafeBufferPointer<UInt8> {
    unsafe DirectoryListing.name(of: entries?[index])
  }

  private static func name(of entry: UnsafePointer<dirent>?) -> UnsafeBufferPointer<UInt8> {
    let name = unsafe platform_entry_name(entry)
    return unsafe UnsafeBufferPointer(
      start: UnsafeRawPointer(name)?.assumingMemoryBound(to: UInt8.self),
      count: name.map { unsafe strlen($0) } ?? 0
    )
  }
}
