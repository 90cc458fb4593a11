/// SGR sequences (ECMA-48 8.3.117): the shortest that leads from one style to another.
struct SelectGraphicRendition {
  let depth: ColorDepth

  /// Codes that switch attributes on and off, in the order of their bits.
  private static let codes: [(on: UInt8, off: UInt8)] = [
    (1, 22), (2, 22), (3, 23), (4, 24), (9, 29), (7, 27),
  ]

  /// Appends what turns one look into another; nothing where they look alike.
  func write(from: ResolvedStyle, to: ResolvedStyle, into output: inout [UInt8]) {
    var change: [UInt8] = []
    appendChange(from: from, to: to, into: &change)
    if change.isEmpty { return }
    var fresh: [UInt8] = []
    append("0", to: &fresh)
    appendChange(from: ResolvedStyle(), to: to, into: &fresh)
    output += [0x1B, 0x5B]
    output += isReset(fresh) ? [] : fresh.count < change.count ? fresh : change
    output.append(0x6D)
  }

  private func isReset(_ codes: [UInt8]) -> Bool {
    codes == [0x30]
  }

  private func appendChange(
    from: ResolvedStyle,
    to: ResolvedStyle,
    into codes: inout [UInt8]
  ) {
    appendAttributes(from: from.attributes, to: to.attributes, into: &codes)
    if from.foreground != to.foreground { appendPaint(to.foreground, base: 30, into: &codes) }
    if from.background != to.background { appendPaint(to.background, base: 40, into: &codes) }
  }

  /// Bold and dim share the code that ends them, so what stays is switched on again.
  private func appendAttributes(
    from: Attributes,
    to: Attributes,
    into codes: inout [UInt8]
  ) {
    let weights: Attributes = [.bold, .dim]
    var from = from
    if !from.subtracting(to).isDisjoint(with: weights) {
      append("22", to: &codes)
      from.subtract(weights)
    }
    for (bit, code) in SelectGraphicRendition.codes.enumerated() {
      let attribute = Attributes(rawValue: 1 << UInt8(bit))
      if from.contains(attribute) == to.contains(attribute) { continue }
      append(String(to.contains(attribute) ? code.on : code.off), to: &codes)
    }
  }

  private func appendPaint(_ paint: Paint, base: UInt8, into codes: inout [UInt8]) {
    if depth == .none { return }
    if let index = paint.paletteIndex { return appendIndex(index, base: base, into: &codes) }
    guard let rgb = paint.rgb else { return append(String(base + 9), to: &codes) }
    switch depth {
    case .none: break
    case .basic: appendIndex(ColorDepth.basic(rgb), base: base, into: &codes)
    case .indexed:
      append("\(base + 8);5;\(ColorDepth.indexed(rgb))", to: &codes)
    case .full:
      append("\(base + 8);2;\(rgb >> 16 & 255);\(rgb >> 8 & 255);\(rgb & 255)", to: &codes)
    }
  }

  private func appendIndex(_ index: UInt8, base: UInt8, into codes: inout [UInt8]) {
    append(String(index < 8 ? base + index : base + 52 + index), to: &codes)
  }

  private func append(_ code: String, to codes: inout [UInt8]) {
    if !codes.isEmpty { codes.append(0x3B) }
    codes += code.utf8
  }
}
