internal import JSONText
internal import Pages
internal import TextLayout

extension Box {
  /// The box that a widget's layout asks for; a plain one where there is none.
  init(_ layout: WidgetLayout?, in document: JSONDocument) {
    self.init()
    guard let layout else { return }
    margin = TextLayout.Insets(layout.margin.cells)
    padding = TextLayout.Insets(layout.padding.cells)
    border = TextLayout.Border(layout)
    if layout.border.map({ $0.width > 0 }) == true { keepTextOffTheFrame() }
    width = Extent(layout.width)
    style.background = Color(layout.background, in: document)
    borderColor = Color(layout.border?.color, in: document)
    gradient = layout.gradient.map { gradient in
      TextLayout.Gradient(
        colors: gradient.colors.map { Color($0, in: document) },
        angle: Int(gradient.angle.rounded())
      )
    }
  }
}

extension Box {
  /// Leaves a column between a frame and what is in it: points that round to none leave one too.
  private mutating func keepTextOffTheFrame() {
    padding.left = max(padding.left, 1)
    padding.right = max(padding.right, 1)
  }
}

extension TextLayout.Insets {
  /// The cells of a document's insets.
  init(_ cells: CellInsets) {
    self.init(top: cells.top, left: cells.left, bottom: cells.bottom, right: cells.right)
  }
}

extension Extent {
  fileprivate init(_ rule: WidthRule?) {
    switch rule {
    case .fill, nil: self = .fill
    case .hug: self = .hug
    case .fraction(let millionths): self = .fraction(Int(millionths))
    }
  }
}

extension TextLayout.Border {
  fileprivate init(_ layout: WidgetLayout) {
    guard let border = layout.border, border.width > 0 else {
      self = .none
      return
    }
    if border.isDashed {
      self.init(.dashed)
    } else if border.width >= 4 {
      self.init(.heavy)
    } else if layout.cornerRadius.isRounded {
      self.init(.rounded, round: Corners(layout.cornerRadius))
    } else {
      self.init(.line)
    }
  }
}

extension TextLayout.Border.Corners {
  fileprivate init(_ radii: CornerRadii) {
    self = []
    if radii.topLeft > 0 { insert(.topLeft) }
    if radii.topRight > 0 { insert(.topRight) }
    if radii.bottomLeft > 0 { insert(.bottomLeft) }
    if radii.bottomRight > 0 { insert(.bottomRight) }
  }
}
