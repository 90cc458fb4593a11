extension FlowEngine {
  /// Interns what a box asks for.
  mutating func spec(of box: Box, title: UnsafeBufferPointer<UInt8>) -> BoxSpec {
    let style = memo.resolve(box.style, over: frame.style, in: styles)
    let look = styles.theme[box.style.role]
    let border = styles.resolve(
      Style(role: .border, foreground: box.borderColor),
      over: frame.ground
    )
    return BoxSpec(
      margin: (isRightToLeft ? box.margin.mirrored : box.margin).clamped,
      padding: (isRightToLeft ? box.padding.mirrored : box.padding).clamped,
      border: box.border,
      width: box.width,
      alignment: box.alignment,
      spacing: min(max(box.spacing, 0), Insets.most),
      style: style,
      borderStyle: box.borderColor.isSet || !look.foreground.isSet
        ? border : styles.tinted(border, with: look.foreground),
      title: typeTitle(unsafe title.span),
      gradient: keep(box.gradient)
    )
  }

  /// Writes a title's first line to the arena.
  mutating func typeTitle(_ title: Span<UInt8>) -> Range<Int> {
    let start = arena.bytes.count
    if title.isEmpty { return start..<start }
    TextCleaner.append(title, to: &arena.bytes)
    return start..<(arena.bytes[start...].firstIndex(of: 10) ?? arena.bytes.count)
  }

  private mutating func keep(_ gradient: Gradient?) -> Int {
    guard let gradient, gradient.colors.contains(where: \.isSet) else { return -1 }
    gradients.append(gradient)
    return gradients.count - 1
  }

  /// Opens a box: ends the line being typed, draws what lies above the content.
  mutating func open(_ spec: BoxSpec) {
    endLine()
    let outer = frame
    let wanted = spec.alignment == .leading ? outer.alignment : spec.alignment
    let geometry = BoxGeometry(
      spec,
      in: outer.width,
      alignment: isRightToLeft ? wanted.mirrored : wanted,
      isMirrored: isRightToLeft
    )
    putEmptyLines(spec.margin.top)
    let box = OpenBox(
      geometry: geometry,
      border: spec.border,
      borderStyle: spec.borderStyle,
      bottomPadding: spec.padding.bottom,
      bottomMargin: spec.margin.bottom,
      gradient: spec.gradient
    )
    putTopBorder(box, title: spec.title)
    push(inner(of: outer, box, spec))
    putEmptyLines(spec.padding.top)
    frame.firstLine = arena.lines.count
  }

  /// Closes the innermost box: draws what lies below the content.
  mutating func close() {
    endLine()
    guard let box = frame.box else { return }
    keepStretch(box)
    putEmptyLines(box.bottomPadding)
    edges.removeSubrange(frame.before.lowerBound...)
    pop()
    putBottomBorder(box)
    putEmptyLines(box.bottomMargin)
  }

  /// Opens a part of the innermost box that has paragraphs of its own and nothing at its edges: what
  /// a plain box comes to, for a fraction of the cost.
  mutating func openScope() {
    endLine()
    var scope = frame
    scope.kind = .scope
    scope.paragraph = .standard
    scope.line = nil
    scope.alignment = .leading
    scope.spacing = 0
    scope.firstLine = arena.lines.count
    scope.box = nil
    push(scope)
  }

  /// Closes the innermost scope.
  mutating func closeScope() {
    endLine()
    pop()
  }

  /// The frame of a box in another.
  private mutating func inner(of outer: Frame, _ box: OpenBox, _ spec: BoxSpec) -> Frame {
    let ground = styles.ground(of: spec.style)
    var frame = Frame(
      width: box.geometry.content,
      style: spec.style,
      ground: ground,
      edge: edges.count,
      firstLine: arena.lines.count
    )
    frame.kind = .box
    frame.spacing = spec.spacing
    frame.box = box
    addEdges(of: box, ground: ground, outer: outer, to: &frame)
    return frame
  }
}
