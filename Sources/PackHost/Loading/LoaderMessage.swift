internal import PackFiles
internal import Platform

/// What the loader says of a failure, understood.
///
/// The words are those of glibc and don't depend on the locale; words that aren't known here are
/// passed on as they are.
struct LoaderMessage {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// The cause in our terms.
  func cause(for file: PackFile) -> PackRefusal.Cause {
    if let name = text.before(": cannot open shared object file") {
      return missing(FilePath(name), file)
    }
    if let name = text.after("undefined symbol: ") {
      return .undefinedSymbol(name.before(" ") ?? name.before(",") ?? name)
    }
    if let version = text.after(": version `")?.before("' not found") {
      return .missingVersion(version, library: text.before(": version `") ?? "")
    }
    if text.firstOffset(of: "static TLS block") != nil { return .noThreadStorage }
    if text.firstOffset(of: "executable stack") != nil { return .executableStack }
    return .loader(text)
  }

  private func missing(_ name: FilePath, _ file: PackFile) -> PackRefusal.Cause {
    if name == file.resolvedPath { return .loader(text) }
    let report = LibrarySearch().firstMissing(neededBy: file, named: name)
    return .missingLibrary(name, dependent: report?.dependent, searched: report?.searched ?? [])
  }
}

extension String {
  fileprivate func before(_ mark: String) -> String? {
    firstOffset(of: mark).map { String(decoding: utf8.prefix($0), as: UTF8.self) }
  }

  fileprivate func after(_ mark: String) -> String? {
    firstOffset(of: mark).map {
      String(decoding: utf8.dropFirst($0 + mark.utf8.count), as: UTF8.self)
    }
  }

  fileprivate func firstOffset(of mark: String) -> Int? {
    let bytes = Array(utf8)
    let pattern = Array(mark.utf8)
    guard bytes.count >= pattern.count else { return nil }
    return (0...bytes.count - pattern.count).first { bytes[$0...].starts(with: pattern) }
  }
}
