extension FlowEngine {
  /// Interns what a box asks for.
  mutating func spec(of box: Box, title: UnsafeBufferPointer<UInt8>) -> BoxSpec {
    var wanted = box.style
    if let gradient = box.gradient, !wanted.background.isSet {
      wanted.background = gradient.colors.first { $0.isSet } ?? .unset
    }
    let style = memo.resolve(wanted, over: frame.style, in: styles)
    return BoxSpec(
      margin: (isRightToLeft ? box.margin.mirrored : box.margin).clamped,
      padding: (isRightToLeft ? box.padding.mirrored : box.padding).clamped,
      border: box.border,
      width: box.width,
      alignment: box.alignment,
      spacing: min(max(box.spacing, 0), Insets.most),
      style: style,
      borderStyle: box.border.kind == .none ? .plain : borderStyle(of: box),
      title: typeTitle(unsafe title.span),
      gradient: keep(box.gradient)
    )
  }

  /// The colour that a box asks for, or else its role's.
  private mutating func borderStyle(of box: Box) -> StyleID {
    let border = memo.resolve(
      Style(role: .border, foreground: box.borderColor),
      over: frame.ground,
      in: styles
    )
    let look = styles.theme[box.style.role]
    if box.borderColor.isSet || !look.foreground.isSet { return border }
    return styles.tinted(border, with: look.foreground)
  }

  /// Writes a title to the arena, on one line.
  mutating func typeTitle(_ title: Span<UInt8>) -> Range<Int> {
    let start = arena.bytes.count
    let facts = OneLine.append(title, to: &arena.bytes)
    if facts.hasDirections { arena.hasDirections = true }
    return start..<arena.bytes.count
  }

  private mutating func keep(_ gradient: Gradient?) -> Int {
    guard let gradient, gradient.colors.contains(where: \.isSet) else { return -1 }
    gradients.append(gradient)
    return gradients.count - 1
  }

  /// Opens a box: ends the line being typed, draws what lies above the content.
  mutating func open(_ spec: BoxSpec) {
    endLine()
    let wanted = spec.alignment == .leading ? frame.alignment : spec.alignment
    let geometry = BoxGeometry(
      spec,
      in: frame.width,
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
    push(.box, width: geometry.content, style: spec.style)
    frame.spacing = spec.spacing
    frame.box = box
    frame.box?.firstLine = arena.lines.count
    addEdges(of: box)
    putEmptyLines(spec.padding.top)
    frame.firstLine = arena.lines.count
  }

  /// Closes the innermost box: draws what lies below the content.
  mutating func close() {
    endLine()
    guard let box = frame.box else { return }
    keepStretch(box)
    putEmptyLines(box.bottomPadding)
    putGradient(box)
    edges.removeLast(edges.count - frame.before.lowerBound)
    pop()
    putBottomBorder(box)
    putEmptyLines(box.bottomMargin)
  }

  /// Opens a part of the innermost box that has paragraphs of its own and nothing at its edges: what
  /// a plain box comes to, for a fraction of the cost.
  mutating func openScope() {
    endLine()
    frames.append(frame)
    frame.kind = .scope
    frame.paragraph = .standard
    frame.line = nil
    frame.alignment = .leading
    frame.spacing = 0
    frame.firstLine = arena.lines.count
    frame.box = nil
  }

  /// Closes the innermost scope.
  mutating func closeScope() {
    endLine()
    pop()
  }
}
