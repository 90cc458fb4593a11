internal import CGalley
internal import PackFiles
internal import Pages
internal import Platform
internal import Widgets

/// Loads the packs of a list one after the other into a registry, and reports on each.
struct PackLoader {
  private(set) var registry = WidgetRegistry()
  private(set) var reports: [PackReport] = []
  /// For each pack of the registry, who asked for it.
  private(set) var origins: [PackOrigin] = []

  /// Loads what can be loaded; every entry and repetition gets a report.
  mutating func load(_ list: PackList) {
    for entry in list.entries {
      reports.append(load(entry, order: reports.count + 1))
    }
    for repetition in list.repetitions {
      reports.append(report(repetition, among: list.entries))
    }
  }

  private mutating func load(_ entry: PackEntry, order: Int) -> PackReport {
    var report = PackReport(
      order: order,
      file: entry.path.text,
      origin: entry.origin.description,
      id: entry.manifest?.id ?? QuotedText.escaped(entry.stem),
      version: entry.manifest?.version ?? "",
      status: .loaded
    )
    report.fingerprint = entry.fingerprint
    do throws(PackRefusal) {
      let file = try entry.outcome.get()
      if let cause = unsafe callWatch?.beginLoading(entry.path, order: order) {
        report.status = .refused("\(report.printableFile): \(cause)")
        return report
      }
      defer { unsafe note(callWatch?.endLoading(order: order) ?? [], in: &report) }
      defer { report.notes += PackLog.shared.take().map { "logged: \($0.words)" } }
      try register(file, &report)
      origins.append(entry.origin)
    } catch {
      report.status = .refused(PackRefusalText(error).description)
      report.types = []
    }
    return report
  }

  /// Notes what a pack did to the process while it was loaded.
  private func note(_ findings: [ProcessWatch.Finding], in report: inout PackReport) {
    for finding in findings {
      if finding.severity == .error {
        report.faults.append(finding.words)
      } else {
        report.notes.append(finding.words)
      }
    }
  }

  private mutating func register(
    _ file: PackFile,
    _ report: inout PackReport
  ) throws(PackRefusal) {
    let library = try PackLibrary.open(file)
    unsafe callWatch?.beginEntry(order: report.order)
    let (status, registered) = unsafe PackRegistrar.run(library.entryFunction, report.order)
    guard status == GALLEY_OK else {
      throw PackRefusal(file.path, .entryFailed(status: status, complaints: registered.complaints))
    }
    if file.manifest == nil, let identity = registered.identity {
      report.id = QuotedText.escaped(identity.id)
      report.version = QuotedText.escaped(identity.version)
    }
    try add(registered, file, &report)
  }

  private mutating func add(
    _ registered: PackRegistrar,
    _ file: PackFile,
    _ report: inout PackReport
  ) throws(PackRefusal) {
    let declared = (file.manifest?.overrides ?? []).map { TypeName($0) }
    let pack = Pack(
      order: report.order,
      id: report.id,
      version: report.version,
      file: report.file,
      declaredOverrides: declared
    )
    let types = registered.registrations.map { PackReport.RegisteredType($0, declared) }
    let repeated: [TypeName]
    do throws(RegistryConflict) {
      repeated = try registry.add(
        pack,
        registered.registrations,
        actions: registered.actions
      )
    } catch {
      report.unmet = types
      throw PackRefusal(file.path, PackRefusal.Cause(error))
    }
    report.types = types
    report.notes += registered.complaints
    report.notes += repeated.map { "registered \($0.printable) more than once; the last counts" }
    if registered.registrations.isEmpty, registered.actions.isEmpty {
      report.notes.append("registers no widget type")
    }
  }

  private func report(_ repetition: PackRepetition, among entries: [PackEntry]) -> PackReport {
    PackReport(repetition, of: reports[entries.firstIndex { $0.path == repetition.first } ?? 0])
  }
}

extension PackReport.RegisteredType {
  fileprivate init(_ registration: Registration, _ declared: [TypeName]) {
    self.init(
      name: registration.type.printable,
      summary: QuotedText.escaped(registration.summary),
      revision: registration.revision,
      isDeclaredOverride: declared.contains(registration.type),
      policy: registration.policy
    )
  }
}

extension TypeName {
  /// The name, fit for a message.
  var printable: String { QuotedText.escaped(String(decoding: utf8, as: UTF8.self)) }
}

extension PackLibrary {
  /// The entry function with its type.
  @unsafe
  var entryFunction: galley_pack_fn {
    unsafe unsafeBitCast(entry, to: galley_pack_fn.self)
  }
}

extension PackRefusal.Cause {
  /// The cause behind a policy that isn't met.
  init(_ conflict: RegistryConflict) {
    switch conflict {
    case .taken(let type, let pack): self = .typeTaken(type.printable, by: pack.id)
    case .nothingToOverride(let type): self = .nothingToOverride(type.printable)
    }
  }
}
