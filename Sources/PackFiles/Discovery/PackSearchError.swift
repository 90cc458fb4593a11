package import Platform

/// Why there is no list of packs at all.
package enum PackSearchError: Error, Hashable, Sendable {
  /// A directory that was asked for can't be listed.
  case directory(FileError, PackOrigin)
  /// Others could add packs to a directory.
  case writable(FilePath, by: PackWriters, PackOrigin)
  /// These packs each want to come after the next, and the last after the first.
  case cycle([String])
  /// The files aren't those of the lock.
  case drift([PackDrift])

  /// Whether the files are there, and aren't the right ones.
  package var isDrift: Bool {
    guard case .drift = self else { return false }
    return true
  }
}

/// Words for a failed search.
package struct PackSearchErrorText: CustomStringConvertible {
  private let error: PackSearchError

  /// Describes a failure.
  package init(_ error: PackSearchError) {
    self.error = error
  }

  /// One line: what, where, and what to do.
  package var description: String {
    switch error {
    case .directory(let error, let origin):
      "\(PackSearchErrorText.option(origin)): \(FileErrorText(error))"
    case .writable(let path, let writers, let origin):
      "\(PackSearchErrorText.option(origin)): \(writers) can add packs to \(path.printable);"
        + " run: chmod \(writers.remedy) \(path.printable)"
    case .cycle(let ids):
      "packs want to come after each other: \((ids + ids.prefix(1)).joined(separator: " after "));"
        + " remove one \"after\" from their manifests"
    case .drift(let drift): drift.map { "\(PackDriftText($0))" }.joined(separator: "; ")
    }
  }

  private static func option(_ origin: PackOrigin) -> String {
    if case .directory = origin { return "--packs" }
    return "\(origin)"
  }
}
