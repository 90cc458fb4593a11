internal import Pages
internal import Widgets

extension Surface: WireValue {
  func write(to wire: inout WireWriter) { wire.put(number) }

  init(from wire: inout WireReader) throws(WireError) { self.init(try wire.take()) }
}

extension PageView: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(width)
    wire.byte(unknown.rawValue)
    wire.byte(carousel.rawValue)
    wire.put(isASCII)
    wire.put(isLinear)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(width: try wire.take())
    unknown = try wire.choice()
    carousel = try wire.choice()
    isASCII = try wire.take()
    isLinear = try wire.take()
  }
}

extension PageParcel: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(documents)
    wire.put(sources)
    wire.numbers(used)
    wire.put(outline)
  }

  init(from wire: inout WireReader) throws(WireError) {
    documents = try wire.take()
    sources = try wire.take()
    used = try wire.numbers()
    outline = try wire.take()
  }
}

extension PageParcel.Document: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(number)
    wire.bytes(bytes)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(number: try wire.take(), bytes: try wire.bytes())
  }
}

extension PageParcel.Source: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(number)
    wire.put(document)
    wire.put(outline)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(
      number: try wire.take(),
      document: try wire.take(),
      outline: try wire.take()
    )
  }
}

extension PageSourceOutline: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(root)
    wire.put(rootPath)
    wire.put(idRoot)
    wire.put(sectionBase)
    wire.put(isWidget)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(
      root: try wire.take(),
      rootPath: try wire.take(),
      idRoot: try wire.take(),
      sectionBase: try wire.take(),
      isWidget: try wire.take()
    )
  }
}

extension PageOutline: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(id)
    wire.put(isSheet)
    wire.numbers(numbers)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(id: try wire.take())
    isSheet = try wire.take()
    numbers = try wire.numbers()
  }
}

extension StateParcel: WireValue {
  func write(to wire: inout WireWriter) {
    switch self {
    case .whole(let states):
      wire.byte(0)
      wire.put(states)
    case .changes(let writes):
      wire.byte(1)
      wire.put(writes)
    }
  }

  init(from wire: inout WireReader) throws(WireError) {
    switch try wire.byte() {
    case 0: self = .whole(try wire.take())
    case 1: self = .changes(try wire.take())
    default: throw WireError()
    }
  }
}
