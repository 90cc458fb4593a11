package import Platform

/// Why pages can't be proved at all.
package enum ProofError: Error, Hashable, Sendable {
  /// A settings file isn't right; in words.
  case settings(FilePath, String)
  /// There is no page in or below a folder.
  case noPages(FilePath)
  /// A file can't be read or written.
  case file(FileError)
}

extension ProofError: CustomStringConvertible {
  /// What is wrong, where, and what to do, in one line.
  package var description: String {
    switch self {
    case .settings(let file, let fault): "\(file.printable): \(fault)"
    case .noPages(let path):
      "there is no page in \(path.printable): a page is a file that ends with .json, and "
        + "\(GoldenSettings.fileName.printable) may name another folder"
    case .file(let error): FileErrorText(error).description
    }
  }
}
