/// Words for a `FileError`: what, where, and what to do.
package struct FileErrorText: CustomStringConvertible {
  private let error: FileError

  /// Describes an error.
  package init(_ error: FileError) {
    self.error = error
  }

  /// One line without a final stop.
  package var description: String { "can't \(verb) \(error.path.printable): \(cause)" }

  private var verb: String {
    switch error.operation {
    case .read: "read"
    case .write: "write"
    case .create: "make"
    case .list: "list"
    case .resolve: "find"
    }
  }

  private var cause: String {
    switch error.cause {
    case .absent: "it does not exist; check the name"
    case .danglingLink(let target):
      "it is a symbolic link to \(target.printable), which does not exist"
    case .wrongType(let type): "it is \(type.phrase)"
    case .tooLarge(let limit): "it is larger than \(limit) bytes"
    case .system(let error): error.description
    }
  }
}
