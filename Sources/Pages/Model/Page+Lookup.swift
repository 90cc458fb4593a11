extension Page {
  /// The widget with this id, nested ones not counted.
  ///
  /// - Complexity: logarithmic in the page's sections and the section's widgets.
  package func widget(id: String) -> WidgetNode? {
    guard let place = widgetIDs.place(of: id) else { return nil }
    switch place.kind {
    case .headerWidget: return Self.find(place.index, in: header?.widgets ?? [])
    case .footerWidget: return Self.find(place.index, in: footer?.widgets ?? [])
    case .sectionHeader: return section(at: place)?.header
    case .sectionWidget:
      return section(at: place).flatMap { Self.find(place.index, in: $0.widgets) }
    case .page, .section: return nil
    }
  }

  private func section(at place: Place) -> Section? {
    let index = Self.partition(sections) { $0.place.section < place.section }
    guard index < sections.count, sections[index].place.section == place.section else {
      return nil
    }
    return sections[index]
  }

  private static func find(_ original: UInt32, in widgets: [WidgetNode]) -> WidgetNode? {
    let index = partition(widgets) { $0.place.index < original }
    guard index < widgets.count, widgets[index].place.index == original else { return nil }
    return widgets[index]
  }

  /// The index of the first element that isn't before what is looked for.
  private static func partition<Element>(
    _ elements: [Element],
    _ isBefore: (Element) -> Bool
  ) -> Int {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if isBefore(elements[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
