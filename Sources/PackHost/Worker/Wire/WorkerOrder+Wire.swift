internal import Platform
internal import Widgets

extension WorkerOrder: WireValue {
  func write(to wire: inout WireWriter) {
    switch self {
    case .open(let order):
      wire.byte(0)
      wire.put(order.search)
      wire.put(order.refused.map(Caused.init))
      wire.put(order.refusesAll)
      wire.put(order.isCareful)
    case .render(let order):
      wire.byte(1)
      wire.put(order.request)
      wire.put(order.aside)
    case .show(let order):
      wire.byte(2)
      wire.put(order)
    case .hide(let surface):
      wire.byte(3)
      wire.put(surface)
    case .event(let event, let surface):
      wire.byte(4)
      wire.put(event)
      wire.put(surface)
    case .perform(let order):
      wire.byte(5)
      wire.put(order.call)
      wire.put(order.states)
    case .output(let request, let surface):
      wire.byte(6)
      wire.put(request)
      wire.put(surface)
    case .regions(let surface):
      wire.byte(7)
      wire.put(surface)
    case .spans(let lines, let surface):
      wire.byte(8)
      wire.put(lines)
      wire.put(surface)
    case .stories(let line, let surface):
      wire.byte(9)
      wire.put(line)
      wire.put(surface)
    case .audit(let surface):
      wire.byte(10)
      wire.put(surface)
    case .probe(let order):
      wire.byte(11)
      wire.put(order)
    }
  }

  init(from wire: inout WireReader) throws(WireError) {
    switch try wire.byte() {
    case 0:
      var order = Open(search: try wire.take())
      order.refused = Caused.dictionary(try wire.take())
      order.refusesAll = try wire.take()
      order.isCareful = try wire.take()
      self = .open(order)
    case 1: self = .render(Render(request: try wire.take(), aside: try wire.take()))
    case 2: self = .show(try wire.take())
    case 3: self = .hide(try wire.take())
    case 4: self = .event(try wire.take(), try wire.take())
    case 5: self = .perform(Perform(call: try wire.take(), states: try wire.take()))
    case 6: self = .output(try wire.take(), try wire.take())
    case 7: self = .regions(try wire.take())
    case 8: self = .spans(try wire.take(), try wire.take())
    case 9: self = .stories(line: try wire.take(), try wire.take())
    case 10: self = .audit(try wire.take())
    case 11: self = .probe(try wire.take())
    default: throw WireError()
    }
  }
}

extension WorkerAnswer: WireValue {
  func write(to wire: inout WireWriter) {
    switch self {
    case .opened(let packs):
      wire.byte(0)
      wire.put(packs)
    case .searchFailed: wire.byte(1)
    case .rendered(let response):
      wire.byte(2)
      wire.put(response)
    case .notAPage: wire.byte(3)
    case .needsCare: wire.byte(4)
    case .shown(let change):
      wire.byte(5)
      wire.put(change)
    case .answered(let answer, let actions):
      wire.byte(6)
      wire.put(answer)
      wire.put(actions)
    case .performed(let outcome):
      wire.byte(7)
      wire.put(outcome)
    case .wrote(let bytes):
      wire.byte(8)
      wire.bytes(bytes)
    case .regions(let regions):
      wire.byte(9)
      wire.put(regions)
    case .done: wire.byte(10)
    case .unknown: wire.byte(11)
    case .spans(let spans):
      wire.byte(12)
      wire.put(spans)
    case .stories(let stories):
      wire.byte(13)
      wire.put(stories)
    case .audited(let findings):
      wire.byte(14)
      wire.put(findings)
    case .probed(let answer):
      wire.byte(15)
      wire.put(answer)
    }
  }

  init(from wire: inout WireReader) throws(WireError) {
    switch try wire.byte() {
    case 0: self = .opened(try wire.take())
    case 1: self = .searchFailed
    case 2: self = .rendered(try wire.take())
    case 3: self = .notAPage
    case 4: self = .needsCare
    case 5: self = .shown(try wire.take())
    case 6: self = .answered(try wire.take(), try wire.take())
    case 7: self = .performed(try wire.take())
    case 8: self = .wrote(try wire.bytes())
    case 9: self = .regions(try wire.take())
    case 10: self = .done
    case 11: self = .unknown
    case 12: self = .spans(try wire.take())
    case 13: self = .stories(try wire.take())
    case 14: self = .audited(try wire.take())
    case 15: self = .probed(try wire.take())
    default: throw WireError()
    }
  }
}

extension WorkerOrder.Show: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(surface)
    wire.put(page)
    wire.put(states)
    wire.put(view)
    wire.put(aside)
    wire.put(retried.count)
    for id in retried { wire.bytes(id) }
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(
      surface: try wire.take(),
      page: try wire.take(),
      states: try wire.take(),
      view: try wire.take(),
      aside: try wire.take()
    )
    for _ in 0..<(try wire.count()) { retried.append(try wire.bytes()) }
  }
}

extension PutAside: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(calls.map(Caused.init))
    wire.put(packs.map(Caused.init))
    wire.put(everything)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init()
    calls = Caused.dictionary(try wire.take())
    packs = Caused.dictionary(try wire.take())
    everything = try wire.take()
  }
}

extension PutAside.Call: WireValue {
  func write(to wire: inout WireWriter) {
    wire.integer(node.bits)
    wire.put(pack)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(node: NodeNumber(bits: try wire.integer()), pack: try wire.take())
  }
}

/// Something with what became of it.
private struct Caused<Subject: WireValue & Hashable>: WireValue {
  let subject: Subject
  let cause: String

  init(subject: Subject, cause: String) {
    self.subject = subject
    self.cause = cause
  }

  static func dictionary(_ list: [Caused]) -> [Subject: String] {
    Dictionary(list.map { ($0.subject, $0.cause) }) { _, later in later }
  }

  func write(to wire: inout WireWriter) {
    wire.put(subject)
    wire.put(cause)
  }

  init(from wire: inout WireReader) throws(WireError) {
    subject = try wire.take()
    cause = try wire.take()
  }
}
