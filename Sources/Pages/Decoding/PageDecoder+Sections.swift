internal import JSONText

extension PageDecoder {
  mutating func sections(_ root: JSONNode) -> [Section] {
    guard let list = member(root, "sections", as: .array) else { return [] }
    var sections: [Section] = []
    sections.reserveCapacity(document.count(list))
    var index = source.sectionBase
    for node in document.children(of: list) {
      if document.kind(node) == .object {
        sections.append(section(node, place: .section(index)))
      } else {
        dropped(node, "a section")
      }
      index += 1
    }
    return sections
  }

  private mutating func section(_ node: JSONNode, place: Place) -> Section {
    let identity = claimSection(node, place)
    var section = Section(source: source, node: node, place: place, identity: identity)
    section.layout = sectionLayout(node)
    if let header = document.member(node, "header"), document.kind(header) != .null {
      section.header = widget(header, place: .sectionHeader(place.section))
    }
    section.widgets = widgets(node) { .widget($0, section: place.section) }
    return section
  }

  /// The widgets of a section or strip that can be read, each with its original index.
  mutating func widgets(_ owner: JSONNode, place: (Int) -> Place) -> [WidgetNode] {
    guard let list = member(owner, "widgets", as: .array) else { return [] }
    var widgets: [WidgetNode] = []
    widgets.reserveCapacity(document.count(list))
    var index = 0
    for node in document.children(of: list) {
      if let widget = widget(node, place: place(index)) { widgets.append(widget) }
      index += 1
    }
    return widgets
  }

  mutating func dropped(_ node: JSONNode, _ expected: StaticPhrase) {
    report(FieldError(.other(expected), found: node), within: node, kind: .droppedElement)
  }

  mutating func sectionLayout(_ section: JSONNode) -> SectionLayout {
    guard let node = member(section, "layout", as: .object) else { return SectionLayout() }
    let layout = SectionLayout.decode(at: node, in: document, notes: &notes)
    reportNotes(within: node)
    return layout
  }
}
