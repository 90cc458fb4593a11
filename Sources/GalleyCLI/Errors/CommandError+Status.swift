internal import Platform

extension CommandError {
  /// How the program ends after the error.
  var status: ExitStatus {
    if case .output(let error) = self, error.isBrokenPipe { return .brokenPipe }
    return .usage
  }
}
