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
  ///
  /// First all entry functions run, then what they registered is put in force, both in load order:
  /// no pack can tell, and the code and data of either stay at hand.
  mutating func load(_ list: PackList) {
    let entries = list.entries
    reports.reserveCapacity(entries.count + list.repetitions.count)
    for index in entries.indices {
      reports.append(PackReport(entries[index], order: index + 1, status: .loaded))
    }
    var loaded: [PackRegistrations] = []
    loaded.reserveCapacity(entries.count)
    for index in entries.indices {
      if let pack = run(entries[index], index) { loaded.append(pack) }
    }
    registry.reserve(packs: loaded.count, types: loaded.reduce(0) { $0 + $1.types.count })
    for pack in loaded { putInForce(pack, entries[pack.order - 1]) }
    for repetition in list.repetitions {
      let first = entries.firstIndex { $0.path == repetition.first } ?? 0
      reports.append(PackReport(repetition, of: reports[first]))
    }
  }

  /// Runs a pack's constructors and its entry function.
  ///
  /// - Returns: What it registered; nil where it is refused.
  private mutating func run(_ entry: PackEntry, _ index: Int) -> PackRegistrations? {
    do throws(PackRefusal) {
      let file = try entry.verdict.get()
      if let cause = unsafe callWatch?.beginLoading(entry.path, order: index + 1) {
        reports[index].status = .refused("\(reports[index].printableFile): \(cause)")
        return nil
      }
      defer { unsafe note(callWatch?.endLoading(order: index + 1) ?? [], index) }
      defer { reports[index].notes += PackLog.shared.take().map { "logged: \($0.words)" } }
      return try register(file, order: index + 1)
    } catch {
      refuse(error, index)
      return nil
    }
  }

  private mutating func refuse(_ refusal: PackRefusal, _ index: Int) {
    reports[index].status = .refused(PackRefusalText(refusal).description)
  }

  /// Notes what a pack did to the process while it was loaded.
  private mutating func note(_ findings: [ProcessWatch.Finding], _ index: Int) {
    for finding in findings {
      if finding.severity == .error {
        reports[index].faults.append(finding.words)
      } else {
        reports[index].notes.append(finding.words)
      }
    }
  }

  private func register(_ file: PackFile, order: Int) throws(PackRefusal) -> PackRegistrations {
    let library = try PackLibrary.open(file)
    unsafe callWatch?.beginEntry(order: order)
    let (status, registered) = unsafe PackRegistrar.run(
      library.entryFunction,
      order,
      expecting: file.manifest?.widgetCount ?? 0
    )
    if status == GALLEY_OK { return registered }
    throw PackRefusal(file.path, .entryFailed(status: status, complaints: registered.complaints))
  }

  private mutating func putInForce(_ registered: PackRegistrations, _ entry: PackEntry) {
    let index = registered.order - 1
    let manifest = entry.manifest
    if manifest == nil, let identity = registered.identity {
      reports[index].identify(
        id: QuotedText.escaped(identity.id),
        version: QuotedText.escaped(identity.version)
      )
    }
    let declared = (manifest?.overrides ?? []).map { TypeName($0) }
    registered.declare(declared)
    let pack = Pack(
      order: index + 1,
      id: manifest?.id ?? reports[index].id,
      version: manifest?.version ?? reports[index].version,
      path: entry.path.bytes,
      declaredOverrides: declared
    )
    do throws(RegistryConflict) {
      let repeated = try registry.add(
        pack,
        registered,
        actions: registered.actions
      )
      reports[index].types = registered.types
      reports[index].notes.insert(contentsOf: registered.remarks(repeated), at: 0)
    } catch {
      reports[index].unmet = registered.types
      refuse(PackRefusal(entry.path, PackRefusal.Cause(error)), index)
    }
  }
}

extension PackRegistrations {
  /// What is to be said of what was registered, and of the types that were more than once.
  fileprivate func remarks(_ repeated: [TypeName]) -> [String] {
    if types.isEmpty && actions.isEmpty { return complaints + ["registers no widget type"] }
    if repeated.isEmpty { return complaints }
    return complaints
      + repeated.map { "registered \($0.printable) more than once; the last counts" }
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
