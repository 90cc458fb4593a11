internal import Platform

extension CommandError {
  /// How the program ends after the error.
  var status: ExitStatus {
    switch self {
    case .output(let error) where error.isBrokenPipe: .brokenPipe
    case .drift, .packs(.drift): .packFault
    default: .usage
    }
  }
}
