internal import CGalley
internal import JSONText
internal import Pages
internal import Platform
internal import Widgets

/// What a worker does around each call into a pack: breadcrumbs, and no call that failed before.
final class CallWatch {
  let crumbs: Breadcrumbs
  /// What isn't called.
  var aside = PutAside()
  /// The ids of widgets that are called nevertheless.
  var retried: Set<[UInt8]> = []
  /// The numbers of the documents that are shown; none while a page is rendered once.
  var documents: [ObjectIdentifier: UInt32] = [:]
  /// Packs that aren't loaded.
  var refused: [FilePath: String] = [:]
  /// Why no pack is loaded at all.
  var refusesAll: String?
  /// Whether the process is looked at after each call into a renderer.
  var isCareful = false
  /// What was found while sizes were found out, which the context doesn't report.
  var unreported: [Diagnostic] = []
  private let process: ProcessWatch

  init(_ crumbs: Breadcrumbs, _ process: ProcessWatch) {
    self.crumbs = crumbs
    self.process = process
  }

  /// Calls a renderer, unless that has failed before.
  func during(
    _ frame: RenderFrame,
    pack: Int,
    in context: RenderContext,
    _ call: () -> Int32
  ) -> Int32 {
    let node = number(of: frame.widget)
    if !aside.isEmpty, let cause = aside.cause(PutAside.Call(node: node, pack: pack)),
      !isRetried(frame)
    {
      context.fail(.breach(cause))
      return GALLEY_FAILED
    }
    let outer = crumbs.enter(Breadcrumbs.Phase(frame.phase), pack: pack, node: node)
    let status = call()
    crumbs.leave(to: outer)
    if isCareful { report(frame, on: context) }
    return status
  }

  /// A widget's node among all documents.
  private func number(of widget: WidgetNode) -> NodeNumber {
    let document = documents.isEmpty ? nil : documents[ObjectIdentifier(widget.document)]
    return NodeNumber(document: document ?? 0, index: widget.node.index)
  }

  /// Whether a call that failed before is made again, since what the widget shows has changed.
  private func isRetried(_ frame: RenderFrame) -> Bool {
    !retried.isEmpty && retried.contains(Array(frame.widget.id.utf8))
  }

  private func report(_ frame: RenderFrame, on context: RenderContext) {
    let pack = frame.pack(in: context.registry)
    let file = FilePath(bytes: context.registry.packs[pack].path).printable
    for finding in process.findings() {
      let count = context.diagnostics.count
      context.noteBreach("(\(file)) \(finding.words)", severity: finding.severity)
      if context.diagnostics.count == count {
        unreported.append(Diagnostic(finding, frame, pack: pack, in: context))
      }
    }
  }

  /// Why a pack isn't loaded; nil: it is, from now on.
  func beginLoading(_ path: FilePath, order: Int) -> String? {
    if let cause = refused[path] ?? refusesAll { return cause }
    crumbs.path = path
    crumbs.call = Breadcrumbs.Call()
    _ = crumbs.enter(.constructors, pack: order)
    return nil
  }

  /// Notes that a pack's constructors have run and its entry function is called.
  func beginEntry(order: Int) {
    _ = crumbs.enter(.entry, pack: order)
  }

  /// Notes that a pack is loaded, or refused.
  ///
  /// - Returns: What it did to the process meanwhile.
  func endLoading(order: Int) -> [ProcessWatch.Finding] {
    crumbs.call = Breadcrumbs.Call(pack: order)
    return process.findings()
  }

  /// What was done to the process since it was looked at last, which is undone.
  func findings() -> [ProcessWatch.Finding] { process.findings() }
}

extension Diagnostic {
  fileprivate init(
    _ finding: ProcessWatch.Finding,
    _ frame: RenderFrame,
    pack: Int,
    in context: RenderContext
  ) {
    let widget = frame.widget
    let pack = context.registry.packs[pack]
    self.init(
      .packFault,
      severity: finding.severity,
      type: widget.type,
      id: widget.id,
      path: widget.path,
      pack: pack.id,
      message:
        "the pack's \(frame.callee) (\(FilePath(bytes: pack.path).printable)) \(finding.words)"
    )
  }
}

extension Breadcrumbs.Phase {
  fileprivate init(_ phase: RenderFrame.Phase) {
    switch phase {
    case .render: self = .render
    case .measure: self = .measure
    case .event: self = .event
    case .action: self = .action
    }
  }
}

/// The watch over calls into packs in a worker; nil in every other process.
///
/// Set once before the first pack is loaded, by the thread that calls packs.
@exclusivity(unchecked)
nonisolated(unsafe) var callWatch: CallWatch?
