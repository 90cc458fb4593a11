extension Page {
  /// The widget with this id, nested ones not counted.
  ///
  /// - Complexity: logarithmic in the page's sections and the section's widgets; linear in the
  ///   sections once some were put in front.
  package func widget(id: String) -> WidgetNode? {
    guard let place = widgetIDs.place(of: id) else { return nil }
    switch place.kind {
    case .headerWidget: return Self.find(place, in: header?.widgets ?? [])
    case .footerWidget: return Self.find(place, in: footer?.widgets ?? [])
    case .sectionHeader: return sectionIndex(of: place).flatMap { sections[$0].header }
    case .sectionWidget:
      return sectionIndex(of: place).flatMap { Self.find(place, in: sections[$0].widgets) }
    case .page, .section: return nil
    }
  }

  /// The index of the section that a place is in.
  func sectionIndex(of place: Place) -> Int? {
    if isReordered { return sections.firstIndex { $0.place.section == place.section } }
    let index = Self.partition(sections) { $0.place.section < place.section }
    guard index < sections.count, sections[index].place.section == place.section else {
      return nil
    }
    return index
  }

  private static func find(_ place: Place, in widgets: [WidgetNode]) -> WidgetNode? {
    index(of: place, in: widgets).map { widgets[$0] }
  }

  /// The index of the widget with a place in the array that the place is in.
  static func index(of place: Place, in widgets: [WidgetNode]) -> Int? {
    let index = partition(widgets) { $0.place.index < place.index }
    guard index < widgets.count, widgets[index].place.index == place.index else { return nil }
    return index
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
