internal import CGalley
internal import PackFiles
internal import Pages
internal import Platform
internal import Widgets

/// What a worker does to find out about a pack: loads it, draws pages, and watches.
struct Probe {
  private let watch: CallWatch
  private let harm: ProbeWatch
  private var registry = WidgetRegistry()

  /// Prepares a probe in a worker.
  ///
  /// - Parameters:
  ///   - watch: what leaves breadcrumbs for the watcher.
  ///   - outputs: descriptors of the memory behind standard output and standard error.
  ///   - least: the least number of further descriptors.
  init(_ watch: CallWatch, outputs: [Int32], above least: Int32) {
    self.watch = watch
    harm = ProbeWatch(outputs: outputs, above: least)
  }

  /// Carries out an order.
  mutating func answer(_ order: ProbeOrder) -> ProbeAnswer {
    switch order {
    case .load(let plan): .loaded(load(plan))
    case .draw(let plan): draw(plan).map(ProbeAnswer.drawn) ?? .failed
    }
  }

  private mutating func load(_ plan: LoadPlan) -> LoadFacts {
    var facts = LoadFacts()
    do throws(PackRefusal) {
      try loadBase(plan.base)
      guard let table = unsafe ProbeTable.make(plan) else { return facts }
      unsafe HostTable.shared = table
      try load(plan.subject, &facts)
    } catch {
      facts.refusal = PackRefusalText(error).cause
      if case .entryElsewhere = error.cause { facts.isEntryElsewhere = true }
    }
    return facts
  }

  private mutating func loadBase(_ files: [FilePath]) throws(PackRefusal) {
    if files.isEmpty { return }
    let search = PackSearch(files: files, allowsWritableByOthers: true)
    guard let list = try? search.list() else { return }
    var loader = PackLoader()
    loader.load(list)
    registry = loader.registry
  }

  private mutating func load(
    _ path: FilePath,
    _ facts: inout LoadFacts
  ) throws(PackRefusal) {
    let file = try PackFileCheck(abi: .max, allowsWritableByOthers: true).check(path)
    let order = registry.packs.count + 1
    _ = harm.look()
    _ = watch.beginLoading(path, order: order)
    let start = MonotonicClock.now
    defer {
      facts.nanoseconds = MonotonicClock.now - start
      facts.breaches = ProbeCalls.shared.end().breaches
      facts.harm = harm.look()
      _ = watch.endLoading(order: order)
    }
    let library = try PackLibrary.open(file)
    watch.beginEntry(order: order)
    let entry = unsafe ProbeRegistrar.watching(library.entryFunction)
    let (status, registered) = unsafe PackRegistrar.run(entry, order)
    facts.status = status
    facts.complaints = registered.complaints
    facts.types = unsafe ProbeRegistrar.types
    if status == GALLEY_OK { add(registered, file, &facts) }
  }

  private mutating func add(
    _ registered: PackRegistrations,
    _ file: PackFile,
    _ facts: inout LoadFacts
  ) {
    let pack = Pack(
      order: registry.packs.count + 1,
      id: file.manifest?.id ?? registered.identity?.id ?? "",
      version: file.manifest?.version ?? "",
      path: file.path.bytes,
      declaredOverrides: (file.manifest?.overrides ?? []).map { TypeName($0) }
    )
    do throws(RegistryConflict) {
      try registry.add(pack, registered)
    } catch {
      let refusal = PackRefusal(file.path, PackRefusal.Cause(error))
      facts.conflict = PackRefusalText(refusal).cause
    }
  }

  private func draw(_ plan: DrawPlan) -> DrawFacts? {
    guard let page = try? PageDecoder.decode(plan.document).page else { return nil }
    var facts = DrawFacts()
    let drawing = ProbeDrawing(page, registry: registry, width: plan.width)
    var early = 0
    for round in 0..<max(plan.rounds, 1) {
      ProbeCalls.shared.begin(
        failing: round == 0 ? plan.failing : 0,
        readsOutput: plan.readsOutput && round == 0
      )
      let start = MonotonicClock.now
      let output = round == 0 ? drawing.drawRecording(into: &facts) : drawing.draw()
      facts.nanoseconds = min(facts.nanoseconds, MonotonicClock.now - start)
      let (calls, breaches) = ProbeCalls.shared.end()
      if round == 0 {
        facts.output = output
        facts.calls = calls
        facts.breaches = breaches
      }
      facts.differs = facts.differs || output != facts.output
      if round == plan.rounds / 10 { early = ThisProcess.heapBytesInUse }
    }
    if plan.rounds > 1 { facts.growth = ThisProcess.heapBytesInUse - early }
    if plan.measures { facts.sizes = measured(drawing) }
    if let name = plan.event { send(WidgetEvent(name: name, value: plan.value), drawing, &facts) }
    facts.changesDocument = drawing.isDocumentChanged
    facts.harm = harm.look()
    return facts
  }

  private func send(
    _ event: WidgetEvent,
    _ drawing: ProbeDrawing,
    _ facts: inout DrawFacts
  ) {
    ProbeCalls.shared.begin()
    drawing.send(event, into: &facts)
    facts.breaches += ProbeCalls.shared.end().breaches
  }

  private func measured(_ drawing: ProbeDrawing) -> DrawFacts.Sizes? {
    ProbeCalls.shared.begin()
    defer { _ = ProbeCalls.shared.end() }
    return drawing.sizes()
  }
}
