internal import PackFiles
internal import Platform

/// Reads and writes the files of locks.
enum LockFile {
  /// The lock that a file holds.
  static func read(_ file: FilePath) throws(CommandError) -> PackLock {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileReader.contents(of: file)
    } catch {
      throw .lockAbsent(error)
    }
    do throws(PackLockError) {
      return try PackLock(reading: bytes)
    } catch {
      throw .lock(file, error)
    }
  }

  /// Writes a lock to a file.
  static func write(_ lock: PackLock, to file: FilePath) throws(CommandError) {
    do throws(FileError) {
      try FileWriter.replace(file, with: lock.text)
    } catch {
      throw .input(error)
    }
  }

  /// The folder from which a lock names files; for `-`, the one that the program runs in.
  static func folder(of file: FilePath) throws(CommandError) -> FilePath {
    do throws(FileError) {
      return try (file == "-" ? "." : file.parent).resolved()
    } catch {
      throw .input(error)
    }
  }
}
