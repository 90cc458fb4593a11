internal import PackFiles
internal import Platform

/// A file that was inspected, or that can't be.
struct InspectedFile {
  let path: FilePath
  let outcome: Result<PackInspection, PackRefusal>

  /// Inspects a file.
  init(_ path: FilePath, _ inspector: PackInspector) {
    self.path = path
    do throws(PackRefusal) {
      outcome = .success(try inspector.inspect(path))
    } catch {
      outcome = .failure(error)
    }
  }

  /// Why a host would not load it; nil: it would.
  var refusal: PackRefusal? {
    switch outcome {
    case .success(let inspection): inspection.refusal
    case .failure(let refusal): refusal
    }
  }

  /// How the program ends over this file.
  var status: ExitStatus {
    guard let refusal else { return .done }
    if case .unreadable = refusal.cause { return .usage }
    return .packFault
  }

  /// The verdict in one word.
  var word: String {
    switch status {
    case .done: "loadable"
    case .usage: "unreadable"
    default: "refused"
    }
  }
}
