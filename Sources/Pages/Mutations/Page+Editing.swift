extension Page {
  /// All widgets in document order, nested ones not counted.
  package var allWidgets: [WidgetNode] {
    (header?.widgets ?? []) + sections.flatMap(\.allWidgets) + (footer?.widgets ?? [])
  }

  /// Puts a widget where one stands, or takes that away.
  mutating func put(_ widget: WidgetNode?, at place: Place) {
    switch place.kind {
    case .headerWidget: header.map { header = $0.putting(widget, at: place) }
    case .footerWidget: footer.map { footer = $0.putting(widget, at: place) }
    case .sectionHeader:
      if let index = sectionIndex(of: place) { sections[index].header = widget }
    case .sectionWidget:
      if let index = sectionIndex(of: place) {
        Self.put(widget, at: place, in: &sections[index].widgets)
      }
    case .page, .section: break
    }
  }

  fileprivate static func put(
    _ widget: WidgetNode?,
    at place: Place,
    in widgets: inout [WidgetNode]
  ) {
    guard let index = index(of: place, in: widgets) else { return }
    widgets.replaceSubrange(index...index, with: widget.map { [$0] } ?? [])
  }
}

extension Section {
  /// The header and the widgets.
  var allWidgets: [WidgetNode] { (header.map { [$0] } ?? []) + widgets }
}

extension Strip {
  fileprivate func putting(_ widget: WidgetNode?, at place: Place) -> Strip {
    var strip = self
    Page.put(widget, at: place, in: &strip.widgets)
    return strip
  }
}
