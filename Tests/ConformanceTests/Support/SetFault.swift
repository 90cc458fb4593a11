import Conformance
import Platform
import TestSupport
import Testing

/// Packs that don't go together, and the check that finds it.
struct SetFault: Sendable, CustomTestStringConvertible {
  let check: CheckID
  /// For each pack its macros.
  let packs: [[String]]
  /// Whether each pack has a library of one name beside it.
  let needNeighbours: Bool

  var testDescription: String { check.rawValue }

  init(_ check: CheckID, _ packs: [[String]], needNeighbours: Bool = false) {
    self.check = check
    self.packs = packs
    self.needNeighbours = needNeighbours
  }

  /// Expects one finding, the fault's.
  func verify() throws {
    let scratch = Scratch()
    let files = try packs.enumerated().map { place, macros in
      let folder = scratch.folder(FilePath("\(place)")).lastName
      return needNeighbours
        ? try FaultyPack.needingNeighbour(
          "int neighbour(void) { return \(place); }",
          macros,
          in: scratch,
          folder: folder
        ) : try FaultyPack.build(folder.appending("faulty.so"), macros, in: scratch)
    }
    let report = ConformanceRun(program: FaultyPack.program).report(on: files)
    let findings = report.timeless(but: check)
    let found = findings.map { "\($0.check.rawValue): \($0.message)" }
    #expect(findings.map(\.check) == [check], "\(found)")
    #expect(findings.allSatisfy { $0.file != nil && !$0.message.contains("\n") })
  }
}
