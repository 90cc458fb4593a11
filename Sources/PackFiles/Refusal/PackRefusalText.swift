internal import Platform

/// Words for a refusal: the file, the cause, and what to do.
package struct PackRefusalText: CustomStringConvertible {
  private let refusal: PackRefusal

  /// Describes a refusal.
  package init(_ refusal: PackRefusal) {
    self.refusal = refusal
  }

  /// One line: file, cause, remedy.
  package var description: String { "\(refusal.path.printable): \(cause)" }

  /// The cause and the remedy without the file.
  package var cause: String {
    switch refusal.cause {
    case .unreadable(let cause): unreadable(cause)
    case .empty: "it is empty; build it again"
    case .writable(let path, let type, let writers): writable(path, type, writers)
    case .foreignOwner(let path, let type, let owner): foreign(path, type, owner)
    case .replaced: "it was replaced while it was looked at; run the command again"
    case .notELF(let start): "not an ELF file: it starts with \(PackRefusalText.quote(start))"
    case .wrongPlatform(let found, let host):
      "built for \(found.name), this host is \(host.name); build it for \(host.name)"
    case .notALibrary(let kind): PackRefusalText.notALibrary(kind)
    case .truncated(let part, let end, let size):
      "truncated: \(PackRefusalText.name(part)) ends at byte \(end), the file has \(size);"
        + " copy or build it again"
    case .malformed(let flaw):
      "malformed ELF file: \(PackRefusalText.name(flaw)); build it again"
    case .manifest(let error): "manifest: \(PackManifestErrorText(error))"
    case .hostTooOld, .missingExtension, .noEntry, .entryNotCode, .entryElsewhere: contract
    case .entryFailed, .typeTaken, .nothingToOverride: registration
    case .missingLibrary, .undefinedSymbol, .missingVersion, .noThreadStorage, .executableStack,
      .loader:
      linkage
    }
  }

  private var contract: String {
    switch refusal.cause {
    case .hostTooOld(let needs, let speaks):
      "min_abi \(needs), this host speaks \(speaks); use a newer galley"
    case .missingExtension(let id):
      "requires \(FilePath(id).printable), which this host lacks; use a newer galley"
    case .noEntry(let others) where others.isEmpty:
      "no entry galley_pack_v1: build with GALLEY_PACK_ENTRY and keep the symbol exported"
    case .noEntry(let others):
      "no entry galley_pack_v1, only \(others.joined(separator: ", ")):"
        + " built for another version of the ABI"
    case .entryElsewhere(let file):
      "its galley_pack_v1 lies in \(file.map(\.printable) ?? "another file"):"
        + " a pack must not need another pack; link without it"
    default: "galley_pack_v1 is not a function; define it with GALLEY_PACK_ENTRY"
    }
  }

  private var registration: String {
    switch refusal.cause {
    case .entryFailed(let status, let complaints):
      "its entry function returned \(status)"
        + complaints.map { "; it \($0)" }.joined()
        + "; nothing of it is in force"
    case .typeTaken(let type, let pack):
      "\(type) must be new, but \(pack) registers it; load one of them, or change the policy"
    case .nothingToOverride(let type):
      "\(type) must override, but no pack before registers it; load the other pack first"
    default: ""
    }
  }

  private var linkage: String {
    switch refusal.cause {
    case .missingLibrary(let name, let dependent, let searched):
      PackRefusalText.missing(name, dependent, searched)
    case .undefinedSymbol(let name):
      "undefined symbol \(FilePath(name).printable): link what defines it (-Wl,-z,defs finds these)"
    case .missingVersion(let version, let library):
      "needs version \(FilePath(version).printable) of \(FilePath(library).printable), which"
        + " the one found lacks; build against the libraries of this host"
    case .noThreadStorage:
      "no room left for its thread-local variables; build without -ftls-model=initial-exec"
    case .executableStack:
      "it wants an executable stack; link with -Wl,-z,noexecstack"
    case .loader(let message): "can't be loaded: \(message)"
    default: ""
    }
  }
}
