internal import CGalley
internal import PackFiles
internal import Pages
internal import Platform
internal import Widgets

/// Loads the packs of a list one after the other into a registry, and reports on each.
struct PackLoader {
  private(set) var registry = WidgetRegistry()
  private(set) var reports: [PackReport] = []

  /// Loads what can be loaded; every entry and repetition gets a report.
  mutating func load(_ list: PackList) {
    reports.reserveCapacity(list.entries.count + list.repetitions.count)
    for entry in list.entries { reports.append(load(entry, order: reports.count + 1)) }
    for repetition in list.repetitions {
      let first = list.entries.firstIndex { $0.path == repetition.first } ?? 0
      reports.append(PackReport(repetition, of: reports[first]))
    }
  }

  private mutating func load(_ entry: PackEntry, order: Int) -> PackReport {
    let manifest = entry.manifest
    var report = PackReport(
      order: order,
      file: entry.path.text,
      origin: entry.origin.description,
      id: manifest?.id ?? QuotedText.escaped(entry.stem),
      version: manifest?.version ?? "",
      status: .loaded
    )
    report.fingerprint = entry.fingerprint
    load(entry, manifest, &report)
    return report
  }

  private mutating func load(
    _ entry: PackEntry,
    _ manifest: PackManifest?,
    _ report: inout PackReport
  ) {
    do throws(PackRefusal) {
      let file = try entry.outcome.get()
      if let cause = unsafe callWatch?.beginLoading(entry.path, order: report.order) {
        report.status = .refused("\(report.printableFile): \(cause)")
        return
      }
      defer { unsafe note(callWatch?.endLoading(order: report.order) ?? [], in: &report) }
      defer { report.notes += PackLog.shared.take().map { "logged: \($0.words)" } }
      try register(file, manifest, &report)
    } catch {
      report.status = .refused(PackRefusalText(error).description)
      report.types = []
    }
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
    _ manifest: PackManifest?,
    _ report: inout PackReport
  ) throws(PackRefusal) {
    let library = try PackLibrary.open(file)
    unsafe callWatch?.beginEntry(order: report.order)
    let (status, registered) = unsafe PackRegistrar.run(
      library.entryFunction,
      report.order,
      expecting: manifest?.widgets.count ?? 0
    )
    guard status == GALLEY_OK else {
      throw PackRefusal(file.path, .entryFailed(status: status, complaints: registered.complaints))
    }
    if manifest == nil, let identity = registered.identity {
      report.id = QuotedText.escaped(identity.id)
      report.version = QuotedText.escaped(identity.version)
    }
    let declared = (manifest?.overrides ?? []).map { TypeName($0) }
    try add(registered, declared, file, &report)
  }

  private mutating func add(
    _ registered: PackRegistrar,
    _ declared: [TypeName],
    _ file: PackFile,
    _ report: inout PackReport
  ) throws(PackRefusal) {
    let pack = Pack(
      order: report.order,
      id: report.id,
      version: report.version,
      file: report.file,
      declaredOverrides: declared
    )
    var types = registered.types
    if !declared.isEmpty {
      for index in types.indices {
        types[index].isDeclaredOverride = declared.contains(types[index].type)
      }
    }
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
