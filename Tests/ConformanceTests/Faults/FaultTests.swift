import Conformance
import Platform
import TestSupport
import Testing

/// For every check a pack that trips it and only it.
@Suite struct FaultTests {
  @Test(.enabled(if: PackCompiler.found != nil), arguments: FileFaults.all)
  func tripsOneCheck(_ fault: Fault) throws {
    try fault.verify()
  }

  @Test(.enabled(if: PackCompiler.found != nil)) func goodPackPasses() throws {
    let scratch = Scratch()
    let file = try FaultyPack.build("good.so", in: scratch)
    let report = ConformanceRun().report(on: [file])
    #expect(report.findings.isEmpty, "\(report.findings)")
    #expect(report.packs.first?.notMade.isEmpty == true)
  }

  @Test func everyCheckHasAFault() {
    let checks = FileFaults.all.map(\.check) + WaiverFileTests.checks
    #expect(Set(checks) == Set(CheckID.allCases))
    #expect(Set(checks).count == checks.count)
  }
}
