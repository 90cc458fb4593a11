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
    var seen: Set<[UInt8]> = []
    for type in facts.types.reversed() where seen.insert(type.name).inserted {
      let session = ProbeSession(plan, limits: limits, program: program)
      let other = ProbeSession(plan, limits: limits, program: program)
      var slow = limits
      slow.call = limits.call * 10
      let patient = ProbeSession(plan, limits: slow, program: program)
      var drawing = TypeDrawing(type, session, other, patient)
      findings = drawing.run() + findings
    }
    verdict.note(CheckCatalogue.render.map(\.id), findings)
  }
}
