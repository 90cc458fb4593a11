package import Platform

/// A pack file that was asked for: loadable, or refused with a reason.
///
/// An object, as it never changes and has so many parts that copies of it would cost.
package final class PackEntry: Sendable {
  /// The file, as it was named or found.
  package let path: FilePath
  /// Who asked for it.
  package let origin: PackOrigin
  /// What is known of it, or why it isn't loaded.
  package let verdict: PackVerdict
  /// Its name in a lock, where the search was asked for that.
  private let lockedName: String?

  init(
    path: FilePath,
    origin: PackOrigin,
    verdict: PackVerdict,
    lockedName: String? = nil
  ) {
    self.path = path
    self.origin = origin
    self.verdict = verdict
    self.lockedName = lockedName
  }

  /// The same file with its name in a lock.
  func named(_ lockedName: String) -> PackEntry {
    PackEntry(path: path, origin: origin, verdict: verdict, lockedName: lockedName)
  }

  /// What tells whether it is the file that was meant, where the search was asked for that.
  package var fingerprint: PackFingerprint? {
    guard let lockedName, case .loadable(let file) = verdict, let digest = file.digest else {
      return nil
    }
    return PackFingerprint(file: lockedName, digest: digest)
  }

  /// What the pack says of itself, nil where it says nothing or is refused.
  package var manifest: PackManifest? {
    guard case .loadable(let file) = verdict else { return nil }
    return file.manifest
  }

  /// The file's name without `lib` and `.so`, which stands for the id of a pack without one.
  package var stem: String {
    var name = path.lastName.bytes[...]
    if name.starts(with: "lib".utf8) { name = name.dropFirst(3) }
    if path.hasSuffix(".so") { name = name.dropLast(3) }
    return String(decoding: name, as: UTF8.self)
  }
}

/// A file that was asked for again, under this or another name; it counts where it came first.
package struct PackRepetition: Hashable, Sendable {
  /// The later name.
  package let path: FilePath
  /// Who asked for it again.
  package let origin: PackOrigin
  /// The name under which it counts.
  package let first: FilePath
}

/// The packs that were asked for, in the order in which they are loaded.
package struct PackList: Sendable {
  /// The packs, refused ones included, each file once.
  package let entries: [PackEntry]
  /// What was asked for again.
  package let repetitions: [PackRepetition]
}
