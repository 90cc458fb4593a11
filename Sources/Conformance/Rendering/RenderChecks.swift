internal import PackHost
internal import Pages
internal import Platform

/// What shows when a pack's widgets are drawn, in processes of their own.
struct RenderChecks {
  /// How the pack is loaded.
  let plan: LoadPlan
  let limits: WatchLimits
  let program: FilePath

  /// Makes the checks for every type that the pack draws.
  func run(_ facts: LoadFacts, into verdict: inout PackVerdict) {
    var findings: [CheckFinding] = []
    var unmade: [CheckID: String] = [:]
    var seen: Set<[UInt8]> = []
    for type in facts.types.reversed() where seen.insert(type.name).inserted {
      let session = ProbeSession(plan, limits: limits, program: program)
      let other = ProbeSession(plan, limits: limits, program: program)
      var slow = limits
      slow.call = limits.call * 10
      let patient = ProbeSession(plan, limits: slow, program: program)
      var drawing = TypeDrawing(type, session, other, patient)
      drawing.run()
      findings = drawing.findings + findings
      for check in drawing.unmade { unmade[check] = "\(type.text) failed an earlier check" }
    }
    for finding in findings { unmade[finding.check] = nil }
    let checks = CheckCatalogue.render.map(\.id)
    verdict.note(checks.filter { unmade[$0] == nil }, findings)
    for check in checks { unmade[check].map { verdict.skip([check], because: $0) } }
  }
}
