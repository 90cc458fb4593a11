/// A name in a directory, with what came along with it.
package struct DirectoryEntry: Sendable {
  /// The name.
  package let name: FilePath
  /// Whether the file system told that it is a regular file; some tell nothing.
  package let isRegular: Bool
}
