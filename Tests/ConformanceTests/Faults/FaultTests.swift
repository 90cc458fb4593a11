import Conformance
import PackHost
import Platform
import TestSupport
import Testing

/// For every check a pack that trips it and only it.
@Suite struct FaultTests {
  @Test(
    .enabled(if: PackCompiler.found != nil),
    arguments: FileFaults.all + LoadFaults.all + RenderFaults.all
  )
  func tripsOneCheck(_ fault: Fault) throws {
    try fault.verify()
  }

  @Test(.enabled(if: PackCompiler.found != nil), arguments: SetFaults.all)
  func tripsOneCheckTogether(_ fault: SetFault) throws {
    try fault.verify()
  }

  /// Small packs of this repository, each with what it overrides before it; the starter pack and
  /// the shop's are checked as they are released, since debug builds take minutes.
  @Test(arguments: ["SeasonalBanner", "TouchStepper"])
  func samplePacksPass(_ name: String) throws {
    let starter = try PackFixtures.product("StarterWidgets")
    var patient = WatchLimits()
    patient.call = .seconds(60)
    let run = ConformanceRun(limits: patient, starter: starter, program: FaultyPack.program)
    let report = run.report(on: [try PackFixtures.product(name)])
    #expect(report.timeless().isEmpty, "\(report.findings)")
    #expect(report.packs.first?.notMade.isEmpty == true)
  }

  @Test(.enabled(if: PackCompiler.found != nil)) func goodPackPasses() throws {
    let scratch = Scratch()
    let file = try FaultyPack.build("good.so", in: scratch)
    let report = ConformanceRun(program: FaultyPack.program).report(on: [file])
    #expect(report.timeless().isEmpty, "\(report.findings)")
    #expect(report.packs.first?.notMade.isEmpty == true)
  }

  @Test(.enabled(if: PackCompiler.found != nil))
  func checksAfterOneThatCostsTheProcessAreSkipped() throws {
    let fault = try #require(RenderFaults.all.first { $0.check == .renderWidths })
    let pack = try #require(try fault.report().packs.first)
    let order: [CheckID] = [
      .renderMeasure, .renderEvents, .renderEmpty, .renderNull, .renderWrongTypes,
      .renderHostFailures, .renderFuzz, .renderGrowth,
    ]
    #expect(Set(pack.notMade.map(\.check)) == Set(order))
    #expect(pack.notMade.allSatisfy { $0.reason == "faulty failed an earlier check" })
  }

  @Test func everyCheckHasAFault() {
    let faults = FileFaults.all + LoadFaults.all + RenderFaults.all
    let checks = faults.map(\.check) + SetFaults.all.map(\.check) + WaiverFileTests.checks
    #expect(Set(checks) == Set(CheckID.allCases))
    #expect(Set(checks).count == checks.count)
  }
}
