internal import PackFiles
internal import Platform

extension CommandError {
  /// How the program ends after the error.
  var status: ExitStatus {
    switch self {
    case .output(let error) where error.isBrokenPipe: .brokenPipe
    case .drift: .packFault
    case .packs(let error): error.isDrift ? .packFault : .usage
    default: .usage
    }
  }
}
