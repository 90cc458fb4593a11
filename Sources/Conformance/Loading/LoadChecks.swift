internal import PackFiles
internal import PackHost
internal import Platform

/// What shows when a pack is loaded, each time into a process of its own.
struct LoadChecks {
  let inspection: PackInspection
  /// How it is loaded, after which others.
  let plan: LoadPlan
  let limits: WatchLimits
  let program: FilePath

  /// Longer than this nobody wants to wait for a pack.
  private static let longest: UInt64 = 100_000_000
  /// Other programs may slow one run down; they don't slow down all.
  private static let mostRuns = 5

  /// Makes the checks.
  ///
  /// - Returns: what there is to draw with, where it can be loaded.
  func run(into verdict: inout PackVerdict) -> LoadFacts? {
    let ids = CheckCatalogue.load.map(\.id)
    do throws(ProbeFault) {
      let facts = try load(offersExtensions: true)
      let findings = findings(facts)
      let isLoaded = facts.refusal == nil && facts.status == 0
      if isLoaded {
        verdict.note(ids, findings + variants())
      } else {
        let made = Set(findings.map(\.check))
        verdict.note(ids.filter(made.contains), findings)
        verdict.skip(ids.filter { !made.contains($0) }, because: "it can't be loaded")
      }
      return isLoaded ? facts : nil
    } catch {
      verdict.note([.loadEnds], [CheckFinding(.loadEnds, "it \(error)")])
      verdict.skip(ids.filter { $0 != .loadEnds }, because: "it can't be loaded")
      return nil
    }
  }

  private func load(
    _ form: LoadPlan.Form = .usual,
    offersExtensions: Bool = false
  ) throws(ProbeFault) -> LoadFacts {
    var plan = plan
    plan.form = form
    plan.offersExtensions = offersExtensions
    var session = ProbeSession(plan, limits: limits, program: program)
    return try session.load()
  }

  private func findings(_ facts: LoadFacts) -> [CheckFinding] {
    if let refusal = facts.refusal {
      return [CheckFinding(facts.isEntryElsewhere ? .loadEntryOwn : .loadOpens, refusal)]
    }
    if facts.status != 0 {
      let words = (["its entry function returned \(facts.status)"] + facts.complaints)
      return [CheckFinding(.loadRegisters, words.joined(separator: "; it "))]
    }
    return facts.complaints.map { CheckFinding(.loadRegisters, "it \($0)") }
      + facts.harm.map { CheckFinding(LoadChecks.id(of: $0.part), "it \($0.words) while loading") }
      + breaches(facts) + time(facts)
      + TypeChecks(manifest: inspection.manifest, types: facts.types).findings()
  }

  private func breaches(_ facts: LoadFacts) -> [CheckFinding] {
    facts.breaches.map { breach in
      let place = breach.rule == .thread ? "on a thread of its own" : "outside of any callback"
      return CheckFinding(.loadCalls, "it calls \(breach.function) \(place) while loading")
    }
  }

  private func time(_ facts: LoadFacts) -> [CheckFinding] {
    var fastest = facts.nanoseconds
    var runs = 1
    while fastest > LoadChecks.longest, runs < LoadChecks.mostRuns {
      guard let facts = try? load(offersExtensions: true) else { break }
      fastest = min(fastest, facts.nanoseconds)
      runs += 1
    }
    if fastest <= LoadChecks.longest { return [] }
    return [CheckFinding(.loadTime, "loading takes \(fastest / 1_000_000) ms")]
  }

  /// The same again with other hosts.
  private func variants() -> [CheckFinding] {
    [
      variant(.loadWithoutExtensions, "without the extension that it asks for", .usual),
      variant(.loadSmallerTable, "with a host table of the first revision's size", .smaller),
      variant(.loadLargerTable, "with a host table of a later revision", .larger),
    ].compactMap { $0 }
  }

  private func variant(
    _ check: CheckID,
    _ words: String,
    _ form: LoadPlan.Form
  ) -> CheckFinding? {
    do throws(ProbeFault) {
      let facts = try load(form, offersExtensions: form != .usual)
      if let refusal = facts.refusal { return CheckFinding(check, "\(words): \(refusal)") }
      if facts.status == 0 { return nil }
      return CheckFinding(check, "\(words), its entry function returned \(facts.status)")
    } catch {
      return CheckFinding(check, "\(words), it \(error)")
    }
  }

  private static func id(of part: ProbeHarm.Part) -> CheckID {
    switch part {
    case .signals: .loadSignals
    case .locale: .loadLocale
    case .fileModeMask: .loadUmask
    case .directory: .loadDirectory
    case .environment: .loadEnvironment
    case .descriptors: .loadDescriptors
    case .output: .loadOutput
    case .threads: .loadThreads
    }
  }
}
