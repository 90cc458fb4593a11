package import PackFiles
package import PackHost
package import Platform

/// Checks packs against the contract.
package struct ConformanceRun {
  private let fileCheck: PackFileCheck
  private let limits: WatchLimits
  private let starter: FilePath?
  private let program: FilePath

  /// Prepares checks.
  ///
  /// - Parameters:
  ///   - fileCheck: how a host would judge the files.
  ///   - limits: what packs may take.
  ///   - starter: a pack that is loaded before all others; nil: none.
  ///   - program: the program that can be a worker; this one, if its `main` begins with
  ///     `WorkerProgram.run`.
  package init(
    fileCheck: PackFileCheck = PackFileCheck(),
    limits: WatchLimits = WatchLimits(),
    starter: FilePath? = nil,
    program: FilePath = "/proc/self/exe"
  ) {
    self.fileCheck = fileCheck
    self.limits = limits
    self.starter = starter
    self.program = program
  }

  /// Makes all checks.
  ///
  /// - Parameter files: the packs, in load order.
  /// - Returns: what was found, and which checks couldn't be made.
  /// - Complexity: some thousand drawings for each type, each process start costing milliseconds.
  package func report(on files: [FilePath]) -> ConformanceReport {
    var report = ConformanceReport()
    var members: [SetMember] = []
    if let starter, !files.contains(where: { $0.isSameFile(as: starter) }) {
      members += [baseMember(starter)].compactMap { $0 }
    }
    for file in files {
      var verdict = PackVerdict(file)
      if let member = check(file, after: members, into: &verdict) { members.append(member) }
      report.packs.append(verdict)
    }
    if members.count > 1 {
      report.setChecks = CheckCatalogue.together.map(\.id)
      let checks = SetChecks(members: members, limits: limits, program: program)
      report.setFindings = checks.findings()
    }
    return report
  }

  /// A pack that is there for the others, with what it draws.
  private func baseMember(_ file: FilePath) -> SetMember? {
    guard let inspection = try? PackInspector(fileCheck).inspect(file) else { return nil }
    var session = ProbeSession(
      LoadPlan(inspection.resolvedPath),
      limits: limits,
      program: program
    )
    let facts = try? session.load()
    return SetMember(inspection: inspection, facts: facts, isSubject: false)
  }

  private func check(
    _ file: FilePath,
    after members: [SetMember],
    into verdict: inout PackVerdict
  ) -> SetMember? {
    guard let inspection = inspect(file, into: &verdict) else { return nil }
    var plan = LoadPlan(inspection.resolvedPath)
    plan.base = members.filter { $0.facts != nil }.map(\.inspection.resolvedPath)
    let checks = LoadChecks(
      inspection: inspection,
      plan: plan,
      limits: limits,
      program: program
    )
    let facts = inspection.isRefused ? nil : checks.run(into: &verdict)
    if inspection.isRefused {
      verdict.skip(CheckCatalogue.load.map(\.id), because: "a host would refuse the file")
    }
    draw(facts, checks, into: &verdict)
    return SetMember(inspection: inspection, facts: facts, isSubject: true)
  }

  private func draw(
    _ facts: LoadFacts?,
    _ checks: LoadChecks,
    into verdict: inout PackVerdict
  ) {
    let hasStrays = verdict.findings.contains { $0.check == .loadCallbacks }
    guard let facts, facts.conflict == nil, !hasStrays else {
      let reason =
        facts == nil
        ? "it can't be loaded"
        : hasStrays ? "a callback isn't code" : "the policy of a type isn't met"
      return verdict.skip(CheckCatalogue.render.map(\.id), because: reason)
    }
    var plan = checks.plan
    plan.offersExtensions = verdict.findings.contains { $0.check == .loadWithoutExtensions }
    RenderChecks(plan: plan, limits: limits, program: program).run(facts, into: &verdict)
  }

  /// What the file's own bytes tell; nil where it isn't even a library in form.
  private func inspect(_ file: FilePath, into verdict: inout PackVerdict) -> PackInspection? {
    let checks = CheckCatalogue.all.filter { $0.stage == .file }.map(\.id)
    do throws(PackRefusal) {
      let inspection = try PackInspector(fileCheck).inspect(file)
      verdict.id = inspection.manifest?.id
      verdict.version = inspection.manifest?.version
      verdict.note(checks, FileChecks(inspection: inspection).findings())
      return inspection
    } catch {
      let finding = FileChecks.finding(error)
      verdict.isUnreadable = error.isOfReading
      verdict.note([finding.check], [finding])
      let rest = checks.filter { $0 != finding.check }
      let later = (CheckCatalogue.load + CheckCatalogue.render).map(\.id)
      verdict.skip(rest + later, because: "the file can't be read as a library")
      return nil
    }
  }
}

extension PackRefusal {
  /// Whether there is no file, or none that may be read, rather than one of the wrong kind.
  fileprivate var isOfReading: Bool {
    switch cause {
    case .unreadable(.wrongType): false
    case .unreadable: true
    default: false
    }
  }
}

extension PackInspection {
  /// Whether a host would refuse the file for what is in it.
  fileprivate var isRefused: Bool {
    faults.contains { cause in
      switch cause {
      case .writable, .foreignOwner: false
      default: true
      }
    }
  }
}

extension FilePath {
  /// Whether two names lead to one file.
  func isSameFile(as other: FilePath) -> Bool {
    guard let one = try? FileFacts(of: self), let second = try? FileFacts(of: other) else {
      return self == other
    }
    return one.identity == second.identity
  }
}
