internal import PackFiles
internal import PackHost
internal import Platform

/// `galley lock`: records which packs are meant, or says what has drifted from that.
package struct LockCommand: Command, LoadsPacks {
  package static let name = "lock"
  package static let summary = "record the packs' hashes and who draws what; or check them"
  package static let examples = [
    "galley lock --packs build/packs",
    "galley lock --packs build/packs --check",
    "galley render page.json --packs build/packs --locked",
  ]
  package static var groups: [OptionGroup<Self>] { [.unlockedPacks, .lock] }

  package var selection = PackSelection()
  /// The lock's file.
  fileprivate var file = LockUse.standardFile
  /// Whether the file is looked at, and not written.
  fileprivate var isCheck = false
  /// The form of what it says.
  fileprivate var format = ReportFormat.text

  package init() {}

  package mutating func finish() throws(UsageError) {
    selection.lock = isCheck ? .held(file) : .made(file)
  }

  package func run(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    isCheck ? try check(in: &context) : try make(in: &context)
  }

  private func make(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    let session = try context.open(selection)
    let complaints = PackComplaint.all(of: session.packs)
    if !complaints.isEmpty {
      let lines = complaints.map(\.sentence) + ["nothing is locked while a pack can't be loaded"]
      context.console.tell(Message.text(lines, context.surroundings.errorColor(.auto)))
      return .packFault
    }
    let lock = PackLock(of: session)
    if file == "-" {
      try context.console.show(lock.text)
    } else {
      try LockFile.write(lock, to: file)
      try context.console.show(LockReport(file: file, lock: lock, drift: []).bytes(format))
    }
    return .done
  }

  private func check(in context: inout CommandContext) throws(CommandError) -> ExitStatus {
    let report: LockReport
    do throws(CommandError) {
      let lock = PackLock(of: try context.open(selection))
      report = LockReport(file: file, lock: lock, drift: [])
    } catch {
      guard case .drift(let file, let drift) = error else { throw error }
      report = LockReport(file: file, lock: nil, drift: drift)
    }
    try context.console.show(report.bytes(format))
    return report.drift.isEmpty ? .done : .findings
  }
}

extension PackLock {
  /// The packs of a session that was asked to name their files.
  fileprivate init(of session: any PackSession) {
    let packs = session.packs.compactMap { pack in
      pack.fingerprint.map { PackLock.Pack($0, id: pack.id, version: pack.version) }
    }
    self.init(packs: packs, winners: session.winners)
  }
}

extension OptionGroup where Target == LockCommand {
  /// The lock's file and what to do with it.
  fileprivate static var lock: OptionGroup {
    OptionGroup(
      "Lock",
      [
        .bytes("output", "FILE", "the lock's file, or - (default: galley.lock)") {
          $0.file = FilePath(bytes: $1)
        },
        .flag("check", "write nothing; say what has drifted from the file, with status 1") {
          $0.isCheck = true
        },
        .choice("format", "form of what is said (default: text)") { $0.format = $1 },
      ]
    )
  }
}
