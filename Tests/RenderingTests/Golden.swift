import Foundation
import Platform
import Testing

/// A recorded output, beside which a test's output is put.
///
/// With `GALLEY_RECORD=1` in the environment the output is recorded instead, and the test
/// fails, so that a recording run is never taken for a passing one.
struct Golden {
  let name: String

  private var file: FilePath { Repository.goldens.appending(FilePath(name)) }

  private static let isRecording =
    ProcessInfo.processInfo.environment["GALLEY_RECORD"] == "1"

  /// Compares an output with the recorded one.
  func expect(_ output: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) throws {
    if Golden.isRecording { return try record(output, sourceLocation) }
    guard let recorded = try? FileReader.contents(of: file) else {
      Issue.record("\(name) was never recorded", sourceLocation: sourceLocation)
      return
    }
    guard recorded != output else { return }
    Issue.record(
      "\(name) looks different:\n\(Golden.difference(recorded, output))",
      sourceLocation: sourceLocation
    )
  }

  private func record(_ output: [UInt8], _ sourceLocation: SourceLocation) throws {
    try FileManager.default.createDirectory(
      atPath: file.parent.printable,
      withIntermediateDirectories: true
    )
    try FileWriter.replace(file, with: output)
    Issue.record("\(name) was recorded", sourceLocation: sourceLocation)
  }

  /// The first line that differs, as recorded and as it is now.
  private static func difference(_ recorded: [UInt8], _ output: [UInt8]) -> String {
    let old = lines(recorded)
    let new = lines(output)
    let place = zip(old, new).prefix { $0 == $1 }.count
    let before = place < old.count ? old[place] : "(end)"
    let after = place < new.count ? new[place] : "(end)"
    return "line \(place + 1)\n- \(before)\n+ \(after)"
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).replacing("\u{1B}", with: "␛") }
  }
}
