package import PackHost

/// What a page becomes without a pack.
package struct PackAbsence: Sendable {
  /// A widget that other packs draw then, or none.
  package struct Fallback: Hashable, Sendable {
    /// The widget.
    package let widget: DrawnWidget
    /// The ids of the packs that draw it now, the newest first.
    package let now: [String]
    /// The ids of the packs that draw it then; none: a placeholder stands there, or nothing.
    package let then: [String]
  }

  /// The page's name.
  package let page: String
  /// The widgets that the pack has a part in, or whose packs change.
  package let fallbacks: [Fallback]
  /// How many lines hold something that the pack drew.
  package let lines: Int
  /// The lines that change.
  package let changes: [LineChange]

  /// Whether the pack matters to the page.
  package var isTouched: Bool { !fallbacks.isEmpty || !changes.isEmpty }

  /// Compares a page with and without a pack.
  ///
  /// - Parameters:
  ///   - page: The page's name.
  ///   - pack: The pack's id.
  ///   - now: The page with the pack, and the packs of that session.
  ///   - then: The page without it, and the packs of that session.
  package init(
    page: String,
    without pack: String,
    now: (trace: PageTrace, packs: [PackReport]),
    then: (trace: PageTrace, packs: [PackReport])
  ) {
    self.page = page
    let old = PackAbsence.widgets(now.trace, now.packs)
    let new = Dictionary(
      PackAbsence.widgets(then.trace, then.packs).map { ($0.widget.path, $0.packs) }
    ) { first, _ in first }
    fallbacks = old.compactMap { widget, packs in
      let then = new[widget.path] ?? []
      return packs == then ? nil : Fallback(widget: widget, now: packs, then: then)
    }
    lines = TracedPage(now.trace, now.packs).lines.count { line in
      line.drawers.contains { $0.packs.contains(pack) }
    }
    changes = LineChange.all(
      from: TracedPage(now.trace, now.packs),
      to: TracedPage(then.trace, then.packs)
    )
  }

  private static func widgets(
    _ trace: PageTrace,
    _ packs: [PackReport]
  ) -> [(widget: DrawnWidget, packs: [String])] {
    let ids = Dictionary(packs.map { ($0.order, $0.id) }) { first, _ in first }
    return DrawnWidget.all(of: trace).map { ($0, $0.packs.compactMap { ids[$0] }) }
  }
}

/// What a folder of pages becomes without a pack.
package struct BlastRadius: Sendable {
  /// The pages that were looked at.
  package let pages: [PackAbsence]
  /// How many widgets fall back to whom; the empty name stands for a placeholder or nothing.
  package let heirs: [(pack: String, widgets: Int)]

  /// Sums up pages.
  package init(_ pages: [PackAbsence]) {
    self.pages = pages
    var counts: [String: Int] = [:]
    for fallback in pages.flatMap(\.fallbacks) {
      counts[fallback.then.first ?? "", default: 0] += 1
    }
    heirs = counts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { (pack: $0.key, widgets: $0.value) }
  }

  /// The pages to which the pack matters.
  package var touched: [PackAbsence] { pages.filter(\.isTouched) }
}
