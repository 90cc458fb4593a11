internal import Platform

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
    default: throw WireError()
    }
  }
}

extension WorkerAnswer: WireValue {
  func write(to wire: inout WireWriter) {
    switch self {
    case .opened(let packs, let types):
      wire.byte(0)
      wire.put(packs)
      wire.put(types)
    case .searchFailed: wire.byte(1)
    case .rendered(let response):
      wire.byte(2)
      wire.put(response)
    case .notAPage: wire.byte(3)
    case .needsCare: wire.byte(4)
    }
  }

  init(from wire: inout WireReader) throws(WireError) {
    switch try wire.byte() {
    case 0: self = .opened(try wire.take(), try wire.take())
    case 1: self = .searchFailed
    case 2: self = .rendered(try wire.take())
    case 3: self = .notAPage
    case 4: self = .needsCare
    default: throw WireError()
    }
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
    wire.put(node)
    wire.put(pack)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(node: try wire.take(), pack: try wire.take())
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
