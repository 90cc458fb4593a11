internal import Pages
internal import Platform
internal import Widgets

/// What the program does as the worker of another one: loads packs and renders, as it is told.
///
/// A watcher starts it with a socket as descriptor 3 and a shared page as descriptor 4.
package struct WorkerProgram: ~Copyable {
  /// The argument that makes the program a worker; the watcher's process number follows.
  package static let argument = "--worker"
  /// Our descriptors start here, far from those that packs close by number.
  private static let leastDescriptor: Int32 = 64

  private let socket: MessageSocket
  private let watch: CallWatch
  private var session: InProcessSession?
  private var receiver = PageReceiver()
  private var probe: Probe?
  /// Descriptors of the memory behind standard output and standard error.
  private let outputs: [Int32]

  /// Becomes a worker where a watcher has started this process as one.
  ///
  /// - Parameter arguments: The arguments after the program's name.
  package static func run(_ arguments: [[UInt8]]) {
    guard arguments.count == 2, arguments[0].elementsEqual(argument.utf8),
      let parent = Int32(String(decoding: arguments[1], as: UTF8.self)),
      let program = WorkerProgram(parent: parent)
    else { return }
    program.serve()
  }

  private init?(parent: Int32) {
    guard let socket = MessageSocket(inheriting: 3, above: WorkerProgram.leastDescriptor),
      let words = try? SharedWords(mapping: 4), ThisProcess.follow(parent)
    else { return nil }
    let least = WorkerProgram.leastDescriptor
    let outputs = (
      standard: ThisProcess.raiseDescriptor(1, above: least),
      errors: ThisProcess.raiseDescriptor(2, above: least)
    )
    self.socket = socket
    watch = CallWatch(
      Breadcrumbs(on: words),
      ProcessWatch(outputs: outputs, above: least)
    )
    unsafe callWatch = watch
    self.outputs = [outputs.standard, outputs.errors]
  }

  /// Does what the watcher says until it goes.
  private consuming func serve() -> Never {
    while let message = try? receive(), let order = try? WorkerOrder.read(message) {
      var wire = WireWriter()
      wire.put(answer(order))
      let answer = wire.message()
      guard (try? socket.send(answer.span)) != nil else { break }
    }
    ThisProcess.end(0)
  }

  /// The next message; nil when the watcher has gone.
  private func receive() throws -> [UInt8]? {
    var message: [UInt8] = []
    while true {
      let length = try WireReader.length(of: message)
      if let length, message.count >= length { return message }
      let most = min((length ?? WireReader.head) - message.count, 1 << 20)
      if try socket.receive(into: &message, most: most) == 0 { return nil }
    }
  }

  private mutating func answer(_ order: WorkerOrder) -> WorkerAnswer {
    switch order {
    case .open(let order): open(order)
    case .render(let order): render(order)
    case .show(let order): show(order)
    case .hide(let surface): hide(surface)
    case .event(let event, let surface): carefully { send(event, on: surface) }
    case .perform(let order): carefully { perform(order) }
    case .output(let request, let surface):
      session.map { .wrote($0.output(request, of: surface)) } ?? .unknown
    case .regions(let surface): session.map { .regions($0.regions(of: surface)) } ?? .unknown
    case .spans(let lines, let surface):
      session.map { .spans($0.spans(lines, of: surface)) } ?? .unknown
    case .stories(let line, let surface):
      session.map { .stories($0.stories(ofLine: line, of: surface)) } ?? .unknown
    case .audit(let surface): session.map { .audited($0.audit(surface)) } ?? .unknown
    case .probe(let order): answer(order)
    }
  }

  private mutating func answer(_ order: ProbeOrder) -> WorkerAnswer {
    var probe = probe ?? Probe(watch, outputs: outputs, above: WorkerProgram.leastDescriptor)
    let answer = probe.answer(order)
    self.probe = probe
    return .probed(answer)
  }

  private mutating func open(_ order: WorkerOrder.Open) -> WorkerAnswer {
    watch.refused = order.refused
    watch.refusesAll = order.refusesAll
    watch.isCareful = order.isCareful
    guard let session = try? InProcessSession.open(order.search) else { return .searchFailed }
    self.session = session
    return .opened(session.packs)
  }

  private func render(_ order: WorkerOrder.Render) -> WorkerAnswer {
    watch.aside = order.aside
    watch.documents = [:]
    watch.unreported = []
    guard let session else { return .searchFailed }
    var response = session.render(order.request)
    let findings = watch.findings()
    if !findings.isEmpty, !watch.isCareful { return .needsCare }
    if response.failure != nil { return .notAPage }
    response.add(watch.unreported, findings)
    return .rendered(response)
  }
}

extension WorkerProgram {
  private mutating func show(_ order: WorkerOrder.Show) -> WorkerAnswer {
    guard let session, let content = receiver.content(order.page, on: order.surface) else {
      return .unknown
    }
    watch.aside = order.aside
    watch.retried = Set(order.retried)
    watch.documents = receiver.numbers
    watch.unreported = []
    let states = order.states.states(over: receiver.states(on: order.surface))
    receiver.note(states, on: order.surface)
    let scene = PageScene(content, states: states, view: order.view)
    var change = session.show(scene, on: order.surface)
    watch.retried = []
    let findings = watch.findings()
    if !findings.isEmpty, !watch.isCareful { return .needsCare }
    change.add(watch.unreported, findings)
    return .shown(change)
  }

  private mutating func hide(_ surface: Surface) -> WorkerAnswer {
    receiver.hide(surface)
    session?.hide(surface)
    return .done
  }

  private func send(_ event: PageEvent, on surface: Surface) -> WorkerAnswer {
    guard let session else { return .unknown }
    let answer = session.answer(event, on: surface)
    return .answered(answer, answer.actions.compactMap { receiver.reference(to: $0) })
  }

  private func perform(_ order: WorkerOrder.Perform) -> WorkerAnswer {
    guard let session, let call = order.call.call else { return .unknown }
    return .performed(session.perform(call, states: order.states))
  }

  /// Looks at the process after each call, since nothing of it can be done again.
  private func carefully(_ work: () -> WorkerAnswer) -> WorkerAnswer {
    let isCareful = watch.isCareful
    watch.isCareful = true
    watch.aside = PutAside()
    defer { watch.isCareful = isCareful }
    return work()
  }
}

extension WorkerOrder {
  fileprivate static func read(_ message: [UInt8]) throws(WireError) -> WorkerOrder {
    var wire = try WireReader(message)
    return try wire.take()
  }
}

/// An answer that tells what packs did.
private protocol TellsOfFaults {
  var diagnostics: [Diagnostic] { get set }
  var hasPackFault: Bool { get set }
}

extension FrameChange: TellsOfFaults {}
extension RenderResponse: TellsOfFaults {}

extension TellsOfFaults {
  /// Adds what packs did while sizes were found out, and while none of them was called.
  fileprivate mutating func add(
    _ unreported: [Diagnostic],
    _ findings: [ProcessWatch.Finding]
  ) {
    let added = unreported + findings.map(Diagnostic.init)
    diagnostics += added
    hasPackFault = hasPackFault || added.contains { $0.severity == .error }
  }
}

extension Diagnostic {
  fileprivate init(_ finding: ProcessWatch.Finding) {
    self.init(
      .packFault,
      severity: finding.severity,
      message: "a thread of a pack \(finding.words)"
    )
  }
}
