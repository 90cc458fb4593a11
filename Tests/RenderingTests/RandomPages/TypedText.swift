import TextLayout

/// What a widget typed beside what it should have: every cluster whole, once and in order.
///
/// Blanks, marks of the widget and directional controls, which lines open and close as they
/// need them, aren't compared.
struct TypedText {
  /// A cluster that was given.
  struct Given {
    let scalars: [Unicode.Scalar]
    let width: Int
    /// Whether its text is typed in any case; see `RandomWidget.labels`.
    var isOfSeenText = true
  }

  private let marks: Set<Unicode.Scalar>
  private let widget: RandomWidget
  private var scalars: [Unicode.Scalar] = []
  /// The places in `scalars` where lines begin.
  private var lineStarts: Set<Int> = []

  init(_ widget: RandomWidget, lines: [[UInt8]]) {
    self.widget = widget
    marks = Set(widget.marks.unicodeScalars)
    for line in lines {
      lineStarts.insert(scalars.count)
      scalars += String(decoding: line, as: UTF8.self).unicodeScalars.filter(isCompared)
    }
  }

  private func isCompared(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20, 0x202A...0x202E, 0x2066...0x2069: false
    default: !marks.contains(scalar)
    }
  }

  /// A text's clusters after cleaning.
  private func given(_ text: String) -> [Given] {
    var clean: [UInt8] = []
    TextCleaner.append(Array(text.utf8).span, to: &clean)
    var clusters: [Given] = []
    var reader = ClusterReader(0..<clean.count)
    while let cluster = reader.next(in: clean.span) {
      if clean[cluster.range] == [0x0A] { continue }
      let scalars = String(decoding: clean[cluster.range], as: UTF8.self).unicodeScalars
      let compared = Array(scalars.filter(isCompared))
      if !compared.isEmpty { clusters.append(Given(scalars: compared, width: cluster.width)) }
    }
    return clusters
  }

  /// Finds what is wrong.
  ///
  /// - Parameter isNarrow: Whether a cluster as wide as this may be missing.
  /// - Returns: A note for each fault.
  func faults(allowsMissing isNarrow: (Int) -> Bool) -> [String] {
    func allowsMissing(_ cluster: Given) -> Bool {
      !cluster.isOfSeenText || isNarrow(cluster.width)
    }
    var expected = widget.texts.map(given)
    for (text, label) in widget.labels where expected[text].allSatisfy({ $0.width == 0 }) {
      for index in expected[label].indices { expected[label][index].isOfSeenText = false }
    }
    return widget.isLinear
      ? sequenceFaults(expected.flatMap(\.self), allowsMissing)
      : expected.flatMap { subsequenceFaults($0, allowsMissing) }
        + countFaults(expected, allowsMissing)
  }

  private func sequenceFaults(_ clusters: [Given], _ allowsMissing: (Given) -> Bool) -> [String] {
    var place = 0
    for cluster in clusters {
      let end = place + cluster.scalars.count
      if end <= scalars.count, scalars[place..<end].elementsEqual(cluster.scalars) {
        if end > place + 1, !lineStarts.isDisjoint(with: place + 1..<end) {
          return ["\(cluster.scalars) is parted"]
        }
        place = end
      } else if !allowsMissing(cluster) {
        return ["\(cluster.scalars) is missing, there is \(scalars[place...].prefix(4))"]
      }
    }
    return place == scalars.count ? [] : ["\(scalars[place...].prefix(9)) is too much"]
  }

  private func subsequenceFaults(_ clusters: [Given], _ allowsMissing: (Given) -> Bool) -> [String]
  {
    var place = 0
    for cluster in clusters {
      let found = scalars[place...].firstRange(of: cluster.scalars)
      if let found {
        place = found.upperBound
      } else if !allowsMissing(cluster) {
        return ["\(cluster.scalars) is missing or out of order"]
      }
    }
    return []
  }

  private func countFaults(_ texts: [[Given]], _ allowsMissing: (Given) -> Bool) -> [String] {
    var counts: [Unicode.Scalar: Int] = [:]
    for scalar in scalars { counts[scalar, default: 0] -= 1 }
    for text in texts {
      for cluster in text where !allowsMissing(cluster) {
        for scalar in cluster.scalars { counts[scalar, default: 0] += 1 }
      }
    }
    let lost = counts.filter { $0.value > 0 }.map { "\($0.key) is missing" }
    for text in texts {
      for cluster in text where allowsMissing(cluster) {
        for scalar in cluster.scalars { counts[scalar, default: 0] += 1 }
      }
    }
    return lost + counts.filter { $0.value < 0 }.map { "\($0.key) is too much" }
  }
}
