import TextLayout

/// Greedy wrapping written down plainly from the whole text's breaks and clusters: what
/// `LineWrapper` does in one pass has to be the same.
struct PlainWrapping {
  let text: [UInt8]
  let cells: Int
  private(set) var lines: [WrappedLine] = []

  init(_ text: [UInt8], cells: Int) {
    self.text = text
    self.cells = cells
    var start = 0
    while let feed = text[start...].firstIndex(of: 0x0A) {
      wrap(start..<feed, ending: .hard)
      start = feed + 1
    }
    wrap(start..<text.count, ending: .text)
  }

  private mutating func wrap(_ paragraph: Range<Int>, ending: WrappedLine.Ending) {
    guard cells > 0 else {
      lines.append(WrappedLine(range: paragraph, width: 0, ending: ending, content: .nothing))
      return
    }
    let clusters = clusters(of: paragraph)
    let places = opportunities(of: paragraph)
    var first = 0
    repeat {
      first = addLine(clusters, places, from: first, at: paragraph, ending)
    } while first < clusters.count
  }

  private mutating func addLine(
    _ clusters: [Cluster],
    _ places: Set<Int>,
    from first: Int,
    at paragraph: Range<Int>,
    _ ending: WrappedLine.Ending
  ) -> Int {
    let start = first < clusters.count ? clusters[first].range.lowerBound : paragraph.lowerBound
    var line = WrappedLine(range: start..<start, width: 0, ending: .soft, content: .bytes)
    var width = 0
    var best: (line: WrappedLine, next: Int)?
    for next in first..<clusters.count {
      let cluster = clusters[next]
      if next > first, places.contains(cluster.range.lowerBound) { best = (line, next) }
      width += cluster.width
      if text[cluster.range].elementsEqual([0x20]) { continue }
      guard width > cells else {
        line.range = start..<cluster.range.upperBound
        line.width = width
        continue
      }
      if best == nil, next == first {
        let isLast = next + 1 == clusters.count
        lines.append(
          WrappedLine(
            range: cluster.range,
            width: 1,
            ending: isLast ? ending : .soft,
            content: .standIn
          )
        )
        return next + 1
      }
      lines.append(best?.line ?? line)
      return best?.next ?? next
    }
    line.ending = ending
    lines.append(line)
    return clusters.count
  }

  private func clusters(of range: Range<Int>) -> [Cluster] {
    var reader = ClusterReader(range)
    var clusters: [Cluster] = []
    while let cluster = reader.next(in: text.span) { clusters.append(cluster) }
    return clusters
  }

  private func opportunities(of range: Range<Int>) -> Set<Int> {
    var reader = LineBreakReader(range)
    var places: Set<Int> = []
    while let place = reader.next(in: text.span) { places.insert(place.index) }
    return places
  }
}
