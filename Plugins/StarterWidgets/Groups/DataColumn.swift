internal import GalleyPack

/// A column of a `table` widget.
struct DataColumn {
  let key: Phrase
  let title: Phrase
  let column: Column

  /// Nil where the element is none; it is reported.
  init?(_ element: Content) throws(WidgetFailure) {
    guard let key = element["key"].asString else {
      element.dropped("expected a column with a key")
      return nil
    }
    let title = try element.optionalText("title")?.phrase ?? ""
    self.key = key
    self.title = title
    column = Column(
      Self.width(element["width"]),
      alignment: Self.alignment(element["align"]),
      title: title
    )
  }

  /// `fill`, `hug`, a share up to 1, or points.
  private static func width(_ value: Content) -> Width {
    if let points = value.asNumber, points > 0 {
      return points <= 1
        ? .millionths(Int((points * 1_000_000).rounded())) : .cells(Lengths.columns(points))
    }
    switch (value.exists, value.asString) {
    case (false, _), (true, "hug"): return .hug
    case (true, "fill"): return .fill
    default:
      value.replaced("expected fill, hug, a share up to 1, or points; hug is used")
      return .hug
    }
  }

  private static func alignment(_ value: Content) -> Alignment {
    switch (value.exists, value.asString) {
    case (false, _), (true, "leading"): return .leading
    case (true, "center"): return .center
    case (true, "trailing"): return .trailing
    default:
      value.replaced("expected leading, center or trailing; leading is used")
      return .leading
    }
  }
}
