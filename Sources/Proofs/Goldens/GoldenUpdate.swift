internal import Platform

/// Makes goldens what their pages give.
package enum GoldenUpdate {
  /// What was done to a golden.
  package enum Action: String, Sendable {
    case wrote
    case rewrote
    case removed
  }

  /// Writes a golden that is missing or has changed, removes an orphan, and leaves all others alone.
  ///
  /// - Returns: What was done; nil: nothing.
  /// - Throws: which file can't be written; it is what it was.
  package static func apply(_ outcome: GoldenOutcome) throws(ProofError) -> Action? {
    guard let golden = outcome.golden else { return nil }
    do throws(FileError) {
      switch outcome.verdict {
      case .passed, .unsteady, .failed, .unreadable: return nil
      case .missing(let bytes):
        try FileWriter.makeFolder(golden.parent)
        try FileWriter.replace(golden, with: bytes)
        return .wrote
      case .changed(_, let bytes):
        try FileWriter.replace(golden, with: bytes)
        return .rewrote
      case .orphaned:
        try FileWriter.remove(file: golden)
        return .removed
      }
    } catch {
      throw .file(error)
    }
  }
}
