internal import JSONText
internal import PackFiles
internal import Platform

/// What people read about a file that isn't a lock, and about packs that aren't those of one.
enum LockErrorText {
  /// The sentence: file, place, what was expected.
  static func sentence(_ error: PackLockError, in file: FilePath) -> String {
    let name = InputFile.name(file)
    switch error {
    case .notJSON(let error):
      return "\(name):\(error.line):\(error.column): invalid lock: \(error.message)"
    case .version(let version):
      return "\(name): invalid lock: it is of form \(version), this galley reads form"
        + " \(PackLock.formVersion); make it again: galley lock"
    case .unexpected(let expected, let place):
      return "\(name):\(place.line):\(place.column): invalid lock: expected \(expected)"
    }
  }

  /// What has drifted, a line each, and what to do.
  static func lines(_ drift: [PackDrift], from file: FilePath) -> [String] {
    let header = "the packs aren't those of \(file.printable), so none is used:"
    let remedy =
      "if they are meant, run galley lock with the same options and look at the difference"
    return [header] + drift.map { "  \(PackDriftText($0))" } + [remedy]
  }
}
