internal import PackHost
internal import Pages

extension TypeDrawing {
  /// Draws the sample at every width from nothing to wider than any terminal.
  mutating func drawWidths() throws(ProbeFault) {
    for width in 0...500 {
      var plan = page(sample)
      plan.width = width
      situation = "at width \(width)"
      _ = try draw(plan, for: .renderWidths)
    }
  }

  /// Compares the size that is told with the one that is drawn, at every width.
  mutating func measure() throws(ProbeFault) {
    guard type.measures else { return }
    for width in 0...500 {
      var plan = page(sample)
      plan.width = width
      plan.measures = true
      situation = "measured at width \(width)"
      let facts = try draw(plan, for: .renderMeasure)
      guard let sizes = facts.sizes, width >= sizes.toldMinWidth else { continue }
      if sizes.toldHeight != sizes.drawnHeight {
        note(
          .renderMeasure,
          "\(situation), it tells \(sizes.toldHeight) lines and draws \(sizes.drawnHeight)"
        )
      }
      if sizes.toldMinWidth > sizes.toldWidth {
        note(
          .renderMeasure,
          "it tells \(sizes.toldMinWidth) cells at least and prefers \(sizes.toldWidth)"
        )
      }
    }
  }

  private static let values: [StateValue?] = [
    nil, .boolean(true), .integer(.min), .integer(.max), .number(.infinity), .number(.nan),
    .string(""), .string("a\u{0}\u{202E}b"),
  ]

  /// Sends events that people could cause and others, with all kinds of values.
  mutating func sendEvents() throws(ProbeFault) {
    guard type.answersEvents else { return }
    for name in ["tap", "change", "", "an event that nobody knows"] {
      for value in TypeDrawing.values {
        var plan = page(sample)
        plan.event = name
        plan.value = value
        situation = "told of the event \(QuotedText.quoted(name))"
        _ = try draw(plan, for: .renderEvents)
      }
    }
  }
}
