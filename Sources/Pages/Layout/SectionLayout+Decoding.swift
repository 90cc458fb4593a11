internal import JSONText

extension SectionLayout {
  /// Reads the layout object of a section; what makes no sense is noted.
  static func decode(
    at node: JSONNode,
    in document: JSONDocument,
    notes: inout FieldNotes
  ) -> SectionLayout {
    let reader = FieldReader(document)
    var layout = SectionLayout()
    let arrangement = document.member(node, "arrangement")
    if let place = reader.choice(
      arrangement,
      of: "vertical, carousel, grid",
      ["vertical", "carousel", "grid"],
      &notes
    ) {
      layout.arrangement = Arrangement.allCases[place]
    }
    if let value = document.member(node, "columns") {
      layout.columns = columns(value, document, &notes)
    }
    layout.itemSpacing = reader.points(document.member(node, "item_spacing"), &notes) ?? 0
    layout.insets = reader.insets(document.member(node, "insets"), &notes)
    return layout
  }

  /// A whole number is clamped to 1...`mostColumns`; anything else, null too, leaves the default.
  private static func columns(
    _ value: JSONNode,
    _ document: JSONDocument,
    _ notes: inout FieldNotes
  ) -> Int {
    guard document.kind(value) == .number, let columns = wholeNumber(value, document) else {
      notes.add(FieldError(.wholeNumber, found: value))
      return SectionLayout().columns
    }
    let clamped = min(max(columns, 1), mostColumns)
    if clamped != columns {
      notes.add(FieldError(.other("a whole number from 1 to 1000"), found: value))
    }
    return clamped
  }

  /// The number where it is whole, with those beyond 64 bits as their nearest bound.
  private static func wholeNumber(_ value: JSONNode, _ document: JSONDocument) -> Int? {
    if let exact = document.int64(value) { return Int(clamping: exact) }
    guard let number = document.double(value) else {
      return document.isNegative(value) ? .min : .max
    }
    guard abs(number) >= 0x1p63 else { return nil }
    return number < 0 ? .min : .max
  }
}
