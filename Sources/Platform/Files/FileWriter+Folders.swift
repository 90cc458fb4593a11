internal import Glibc

extension FileWriter {
  /// Makes a folder and those on the way to it, where they don't exist.
  ///
  /// - Throws: which folder can't be made, and why.
  package static func makeFolder(_ folder: FilePath) throws(FileError) {
    if let facts = try? FileFacts(of: folder), facts.type == .directory { return }
    if folder.parent != folder { try makeFolder(folder.parent) }
    do throws(SystemError) {
      let status = try unsafe folder.withCString { unsafe mkdir($0, 0o777) }
      if status != 0, SystemError.current.code != EEXIST { throw SystemError.current }
    } catch {
      throw FileError(.write, folder, error)
    }
  }

  /// Removes a file.
  ///
  /// - Throws: which file can't be removed, and why.
  package static func remove(file: FilePath) throws(FileError) {
    do throws(SystemError) {
      if try unsafe file.withCString({ unsafe unlink($0) }) != 0 { throw SystemError.current }
    } catch {
      throw FileError(.write, file, error)
    }
  }
}
