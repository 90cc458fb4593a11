internal import Pages
internal import Widgets

extension FrameChange: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(lineCount)
    wire.put(replaced)
    wire.put(renderings)
    wire.put(rendered)
    wire.put(measured)
    wire.put(decoded)
    wire.put(diagnostics)
    wire.put(hasPackFault)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init()
    lineCount = try wire.take()
    replaced = try wire.take()
    renderings = try wire.take()
    rendered = try wire.take()
    measured = try wire.take()
    decoded = try wire.take()
    diagnostics = try wire.take()
    hasPackFault = try wire.take()
  }
}

extension ReplacedLines: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(old)
    wire.put(new)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(old: try wire.take(), new: try wire.take())
  }
}

extension Range<Int>: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(lowerBound)
    wire.put(upperBound)
  }

  init(from wire: inout WireReader) throws(WireError) {
    let first = try wire.take(Int.self)
    let end = try wire.take(Int.self)
    guard first <= end else { throw WireError() }
    self = first..<end
  }
}

extension WidgetRendering: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(widget)
    wire.put(causes)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(widget: try wire.take(), causes: try wire.take())
  }
}

extension RenderCause: WireValue {
  func write(to wire: inout WireWriter) {
    switch self {
    case .new: wire.byte(0)
    case .slot(let key, let old, let new):
      wire.byte(1)
      wire.put(key)
      wire.put(old)
      wire.put(new)
    case .width(let old, let new):
      wire.byte(2)
      wire.put(old)
      wire.put(new)
    case .size(let child):
      wire.byte(3)
      wire.put(child)
    }
  }

  init(from wire: inout WireReader) throws(WireError) {
    switch try wire.byte() {
    case 0: self = .new
    case 1: self = .slot(key: try wire.take(), old: try wire.take(), new: try wire.take())
    case 2: self = .width(old: try wire.take(), new: try wire.take())
    case 3: self = .size(child: try wire.take())
    default: throw WireError()
    }
  }
}

extension RegionSpan: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(region)
    wire.put(line)
    wire.put(columns)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(region: try wire.take(), line: try wire.take(), columns: try wire.take())
  }
}

extension LineStory: WireValue {
  func write(to wire: inout WireWriter) {
    wire.put(widget)
    wire.put(pack)
    wire.put(step)
    wire.put(causes)
  }

  init(from wire: inout WireReader) throws(WireError) {
    self.init(
      widget: try wire.take(),
      pack: try wire.take(),
      step: try wire.take(),
      causes: try wire.take()
    )
  }
}
