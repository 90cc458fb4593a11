package import PackFiles
package import Platform

/// Checks packs against the contract.
package struct ConformanceRun {
  private let fileCheck: PackFileCheck

  /// Prepares checks.
  ///
  /// - Parameter fileCheck: how a host would judge the files.
  package init(fileCheck: PackFileCheck = PackFileCheck()) {
    self.fileCheck = fileCheck
  }

  /// Makes all checks.
  package func report(on files: [FilePath]) -> ConformanceReport {
    var report = ConformanceReport()
    report.packs = files.map(verdict)
    return report
  }

  private func verdict(_ file: FilePath) -> PackVerdict {
    var verdict = PackVerdict(file)
    let checks = CheckCatalogue.all.filter { $0.stage == .file }.map(\.id)
    do throws(PackRefusal) {
      let inspection = try PackInspector(fileCheck).inspect(file)
      verdict.id = inspection.manifest?.id
      verdict.version = inspection.manifest?.version
      verdict.note(checks, FileChecks(inspection: inspection).findings())
    } catch {
      let finding = FileChecks.finding(error)
      verdict.isUnreadable = error.isOfReading
      verdict.note([finding.check], [finding])
      let rest = checks.filter { $0 != finding.check }
      verdict.skip(rest, because: "the file can't be read as a library")
    }
    return verdict
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
