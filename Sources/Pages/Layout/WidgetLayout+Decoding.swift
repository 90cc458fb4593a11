internal import JSONText

extension WidgetLayout {
  /// Reads the layout object of a widget; what makes no sense is noted and left at its default.
  static func decode(
    at node: JSONNode,
    in document: JSONDocument,
    notes: inout FieldNotes
  ) -> WidgetLayout {
    let reader = FieldReader(document)
    var layout = WidgetLayout()
    layout.margin = reader.insets(document.member(node, "margin"), &notes)
    layout.padding = reader.insets(document.member(node, "padding"), &notes)
    layout.cornerRadius = reader.corners(document.member(node, "corner_radius"), &notes)
    layout.background = reader.color(node, "background", &notes)
    layout.gradient = reader.gradient(document.member(node, "gradient"), &notes)
    layout.border = reader.border(document.member(node, "border"), &notes)
    layout.width = reader.width(document.member(node, "width"), &notes)
    return layout
  }
}

extension FieldReader {
  fileprivate func corners(_ value: JSONNode?, _ notes: inout FieldNotes) -> CornerRadii {
    guard let value, document.kind(value) != .null else { return .zero }
    guard document.kind(value) == .object else {
      return CornerRadii(all: points(value, &notes) ?? 0)
    }
    var radii = CornerRadii.zero
    radii.topLeft = points(document.member(value, "top_left"), &notes) ?? 0
    radii.topRight = points(document.member(value, "top_right"), &notes) ?? 0
    radii.bottomLeft = points(document.member(value, "bottom_left"), &notes) ?? 0
    radii.bottomRight = points(document.member(value, "bottom_right"), &notes) ?? 0
    return radii
  }

  fileprivate func gradient(_ value: JSONNode?, _ notes: inout FieldNotes) -> Gradient? {
    guard let object = self.value(value, .object, as: .object, &notes) else { return nil }
    let list = document.member(object, "colors")
    guard let list, document.kind(list) == .array else {
      notes.add(FieldError(.array, found: list, in: object, key: "colors"))
      return nil
    }
    var colors: [ColorAtom] = []
    for node in document.children(of: list) {
      do throws(FieldError) {
        colors.append(try ColorAtom.decode(at: node, in: document, notes: &notes))
      } catch {
        notes.add(error)
      }
    }
    guard !colors.isEmpty else { return nil }
    return Gradient(colors: colors, angle: angle(document.member(object, "angle"), &notes))
  }

  /// Degrees, turned into 0 to 359.
  private func angle(_ value: JSONNode?, _ notes: inout FieldNotes) -> Float {
    let value = self.value(value, .number, as: .number, &notes)
    let degrees = value.flatMap { document.double($0) } ?? 0
    let turn = Float(degrees.truncatingRemainder(dividingBy: 360))
    return turn < 0 ? turn + 360 : turn
  }

  fileprivate func border(_ value: JSONNode?, _ notes: inout FieldNotes) -> Border? {
    guard let object = self.value(value, .object, as: .object, &notes) else { return nil }
    var border = Border()
    border.width = points(document.member(object, "width"), &notes) ?? 1
    border.color = color(object, "color", &notes)
    border.dashWidth = points(document.member(object, "dash_width"), &notes) ?? 0
    border.dashGap = points(document.member(object, "dash_gap"), &notes) ?? 0
    return border
  }

  fileprivate func width(_ value: JSONNode?, _ notes: inout FieldNotes) -> WidthRule? {
    guard let value, document.kind(value) != .null else { return nil }
    if document.kind(value) == .string {
      if document.string(value, is: "fill") { return .fill }
      if document.string(value, is: "hug") { return .hug }
    }
    guard let share = millionths(value) else {
      notes.add(FieldError(.other("fill, hug or a fraction above 0"), found: value))
      return nil
    }
    if share.isClamped { notes.add(FieldError(.other("a fraction of at most 1"), found: value)) }
    return .fraction(millionths: share.value)
  }

  /// A number above 0, also written as a string; above 1 it is clamped.
  func millionths(_ value: JSONNode) -> (value: UInt32, isClamped: Bool)? {
    var number: Double?
    if document.kind(value) == .number {
      number = document.double(value) ?? (document.isNegative(value) ? -1 : 2)
    } else if document.kind(value) == .string {
      number = document.withUTF8(value) { decimal($0) } ?? nil
    }
    guard let number, number > 0 else { return nil }
    let rounded = min(number, 1) * 1_000_000 + 0.5
    return (max(1, UInt32(rounded)), number > 1)
  }

  /// Digits with at most one point between or before them, as a number.
  private func decimal(_ bytes: Span<UInt8>) -> Double? {
    var whole = 0.0
    var scale = 0.0
    var digits = 0
    guard bytes.count <= 32 else { return nil }
    for offset in 0..<bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "."), scale == 0 {
        scale = 1
      } else if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
        whole = whole * 10 + Double(byte - UInt8(ascii: "0"))
        scale *= 10
        digits += 1
      } else {
        return nil
      }
    }
    guard digits > 0 else { return nil }
    return whole / max(scale, 1)
  }
}
