package import Platform

/// Why a pack file is not loaded: which file, and the cause as data.
package struct PackRefusal: Error, Hashable, Sendable {
  /// Why a file is refused.
  ///
  /// Indirect, so that lists of files, few of which are refused, have small entries.
  package indirect enum Cause: Error, Hashable, Sendable {
    /// The file can't be opened or isn't a regular file.
    case unreadable(FileError.Cause)
    case empty
    /// Others could replace what would be run: the file, or a directory on the way to it.
    case writable(FilePath, FileType, by: PackWriters)
    /// Another user, who isn't trusted, owns the file or a directory on the way to it.
    case foreignOwner(FilePath, FileType, owner: UInt32)
    /// The file isn't the one that was checked any more.
    case replaced
    case notELF(start: [UInt8])
    case wrongPlatform(ELFPlatform, host: ELFPlatform)
    case notALibrary(ELFHeader.Kind)
    case truncated(ELFFault.Part, end: UInt64, size: UInt64)
    case malformed(ELFFault.Flaw)
    case manifest(PackManifestError)
    /// The pack needs a later revision of the ABI.
    case hostTooOld(needs: UInt32, speaks: UInt32)
    /// The pack needs an extension that this host lacks.
    case missingExtension(String)
    /// The entry is missing; `others` are entries of other ABI versions.
    case noEntry(others: [String])
    /// The entry's name stands for something that can't be called, or lies in another file.
    case entryNotCode
    case entryElsewhere(FilePath?)
    /// A library that `dependent`, or the pack itself, needs isn't found in `searched`.
    case missingLibrary(FilePath, dependent: FilePath?, searched: [FilePath])
    case undefinedSymbol(String)
    /// A library is there, but too old: it lacks a version of its symbols.
    case missingVersion(String, library: String)
    case noThreadStorage
    case executableStack
    /// The entry function returned another status than GALLEY_OK.
    case entryFailed(status: Int32, complaints: [String])
    /// The pack insists on a new type that another pack has.
    case typeTaken(String, by: String)
    /// The pack insists on overriding a type that no pack has.
    case nothingToOverride(String)
    /// Anything else that the loader says, in its words.
    case loader(String)
  }

  /// The file, as it was named or found.
  package let path: FilePath
  /// Why it is refused.
  package let cause: Cause

  /// Keeps the facts of a refusal.
  package init(_ path: FilePath, _ cause: Cause) {
    self.path = path
    self.cause = cause
  }
}

extension PackRefusal.Cause {
  /// The cause behind a fault of the file's form.
  init(_ fault: ELFFault) {
    switch fault {
    case .notELF(let start): self = start.isEmpty ? .empty : .notELF(start: start)
    case .foreign(let platform): self = .wrongPlatform(platform, host: .host)
    case .truncated(let part, let end, let size): self = .truncated(part, end: end, size: size)
    case .malformed(let flaw): self = .malformed(flaw)
    }
  }

  /// The cause behind a library that isn't found.
  init(_ missing: LibrarySearch.Missing) {
    self = .missingLibrary(
      missing.name,
      dependent: missing.dependent,
      searched: missing.searched
    )
  }
}
