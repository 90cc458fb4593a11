internal import Glibc

/// What could not be done with a file, and why.
package struct FileError: Error, Hashable, Sendable {
  /// What was asked for.
  package enum Operation: Hashable, Sendable {
    case read
    case write
    case create
    case list
    case resolve
  }

  /// Why it failed.
  package enum Cause: Hashable, Sendable {
    case absent
    /// The name is a symbolic link to a target that doesn't exist.
    case danglingLink(FilePath)
    /// It exists and is of a type that the operation can't use.
    case wrongType(FileType)
    /// It holds more bytes than the limit.
    case tooLarge(limit: Int)
    case system(SystemError)
  }

  /// What was asked for.
  package let operation: Operation
  /// The file, as it was named.
  package let path: FilePath
  /// Why it failed.
  package let cause: Cause

  /// Keeps the facts of a failure.
  package init(_ operation: Operation, _ path: FilePath, _ cause: Cause) {
    self.operation = operation
    self.path = path
    self.cause = cause
  }

  /// Finds out what a failed call means: a missing name and a link to nowhere share one number.
  package init(_ operation: Operation, _ path: FilePath, _ error: SystemError) {
    self.init(operation, path, Cause(error, at: path))
  }
}

extension FileError.Cause {
  /// The cause behind an error number at a path.
  package init(_ error: SystemError, at path: FilePath) {
    guard error.code == ENOENT else {
      self = .system(error)
      return
    }
    guard let target = try? path.linkTarget() else {
      self = .absent
      return
    }
    self = .danglingLink(target)
  }
}
