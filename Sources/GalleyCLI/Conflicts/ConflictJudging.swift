internal import Collisions
internal import Platform

/// Judges what `conflicts` has found, by the options and the baseline.
struct ConflictJudging {
  private let command: ConflictsCommand
  private let scope: CollisionScope

  init(_ command: ConflictsCommand, _ trial: OrderTrial?) {
    self.command = command
    scope = CollisionScope(isStatic: command.isStatic, pages: trial?.pages.map(\.name) ?? [])
  }

  /// The report, and what has been done to the baseline.
  func report(
    _ matrix: CollisionMatrix,
    _ findings: [Collision],
    _ trial: OrderTrial?
  ) throws(CommandError) -> (CollisionReport, remarks: [String]) {
    func report(
      _ findings: [Collision],
      _ baseline: CollisionBaseline? = nil
    ) -> CollisionReport {
      CollisionReport(
        matrix,
        findings,
        gate: command.gate,
        baseline: baseline,
        isStatic: command.isStatic,
        trial: trial
      )
    }
    guard let file = command.baseline else { return (report(findings), []) }
    let name = InputFile.name(file)
    if command.updatesBaseline, FileFacts.isAbsent(file) {
      let made = CollisionBaseline(report(findings).failing)
      try write(made, to: file)
      return (
        report(findings, made),
        ["\(name): made, with \(Counted.text(made.entries.count, "entry", "entries"))"]
      )
    }
    let baseline = try read(file)
    let stale = baseline.stale(findings, scope)
    guard command.updatesBaseline else {
      return (
        report(findings + stale.map { CollisionBaseline.staleness($0, in: file) }, baseline), []
      )
    }
    if stale.isEmpty { return (report(findings, baseline), []) }
    try write(baseline.removing(stale), to: file)
    return (
      report(findings, baseline),
      ["\(name): \(Counted.text(stale.count, "entry", "entries")) removed"]
    )
  }

  private func read(_ file: FilePath) throws(CommandError) -> CollisionBaseline {
    if FileFacts.isAbsent(file) { throw .noBaseline(file) }
    let bytes = try InputFile.read(file)
    do throws(BaselineError) { return try CollisionBaseline(parsing: bytes) } catch {
      throw .baseline(file, error)
    }
  }

  private func write(_ baseline: CollisionBaseline, to file: FilePath) throws(CommandError) {
    do throws(FileError) { try FileWriter.replace(file, with: baseline.bytes) } catch {
      throw .input(error)
    }
  }
}

extension FileFacts {
  /// Whether there is no file of a name.
  fileprivate static func isAbsent(_ file: FilePath) -> Bool {
    do throws(SystemError) { _ = try FileFacts(of: file) } catch { return error.isAbsence }
    return false
  }
}
