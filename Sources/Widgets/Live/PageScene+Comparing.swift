internal import Pages

extension PageScene {
  /// Whether what was drawn for a scene may be shown in another one.
  ///
  /// Everything that renderers can't ask for decides: what stands for unknown widgets, how carousels
  /// are set, marks, and the direction of the page.
  func looksLike(_ other: PageScene) -> Bool {
    view.unknown == other.view.unknown && view.carousel == other.view.carousel
      && view.isASCII == other.view.isASCII && view.isLinear == other.view.isLinear
      && content.page.direction == other.content.page.direction
  }
}

extension Page {
  /// The documents that the page's widgets stand in.
  var documents: Set<ObjectIdentifier> {
    var documents: Set<ObjectIdentifier> = [ObjectIdentifier(document)]
    var last: PageSource?
    func note(_ source: PageSource) {
      if source !== last { documents.insert(ObjectIdentifier(source.document)) }
      last = source
    }
    for widget in (header?.widgets ?? []) + (footer?.widgets ?? []) { note(widget.source) }
    for section in sections {
      note(section.source)
      if let header = section.header { note(header.source) }
      for widget in section.widgets { note(widget.source) }
    }
    return documents
  }
}
