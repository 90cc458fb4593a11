internal import Platform

/// A golden as it stands in its file.
struct GoldenRecord {
  /// The bytes with line feeds alone; nil: there is no file.
  private let bytes: Result<[UInt8], FileError>?
  /// Whether lines end with a carriage return too, which version control may have added.
  let hasReturns: Bool

  /// Reads a golden's file.
  init(of file: FilePath) {
    guard (try? FileFacts(of: file)) != nil else {
      bytes = nil
      hasReturns = false
      return
    }
    do throws(FileError) {
      let recorded = try FileReader.contents(of: file)
      let read = Self.withoutReturns(recorded)
      bytes = .success(read)
      hasReturns = read.count != recorded.count
    } catch {
      bytes = .failure(error)
      hasReturns = false
    }
  }

  /// What is to be said where the page gives some bytes.
  func verdict(_ given: [UInt8]) -> GoldenOutcome.Verdict {
    switch bytes {
    case nil: .missing(given)
    case .failure(let error): .unreadable(FileErrorText(error).description)
    case .success(let recorded): recorded == given ? .passed : .changed(recorded, given)
    }
  }

  private static func withoutReturns(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(0x0D) else { return bytes }
    return bytes.indices.filter { place in
      bytes[place] != 0x0D || place + 1 == bytes.count || bytes[place + 1] != 0x0A
    }.map { bytes[$0] }
  }
}
