internal import PackFiles
internal import Platform

/// The checks that a file's own bytes decide.
struct FileChecks {
  let inspection: PackInspection

  /// What is wrong with a file that isn't even a library in form.
  static func finding(_ refusal: PackRefusal) -> CheckFinding {
    let id = id(of: refusal.cause) ?? .elfForm
    return CheckFinding(id, PackRefusalText(refusal).cause)
  }

  /// What is wrong with a library.
  func findings() -> [CheckFinding] {
    refusals() + LinkChecks(inspection: inspection).findings()
      + ManifestChecks(inspection: inspection).findings()
  }

  private func refusals() -> [CheckFinding] {
    inspection.faults.compactMap { cause in
      let refusal = PackRefusal(inspection.path, cause)
      return FileChecks.id(of: cause).map { CheckFinding($0, PackRefusalText(refusal).cause) }
    }
  }

  /// The check that a host's reason not to load a file belongs to; nil: another one finds it.
  private static func id(of cause: PackRefusal.Cause) -> CheckID? {
    switch cause {
    case .unreadable: .fileReadable
    case .writable, .foreignOwner: .filePermissions
    case .empty, .notELF, .truncated, .malformed: .elfForm
    case .wrongPlatform: .elfPlatform
    case .notALibrary: .elfKind
    case .noEntry: .elfEntry
    case .entryNotCode: .elfEntryCode
    case .missingLibrary: .elfLibraries
    case .manifest(.badID): .manifestID
    case .manifest: .manifestForm
    case .hostTooOld: .manifestHost
    case .missingExtension: .manifestRequires
    default: nil
    }
  }
}
