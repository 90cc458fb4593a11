/// What stands behind the numbers of a log that is played.
package protocol FlowLogPlayer {
  /// The number of a tappable region in the flow that plays.
  mutating func region(_ number: Int) -> UInt32

  /// The number of an owner in the flow that plays.
  mutating func owner(_ number: Int) -> UInt32

  /// Does what isn't the flow's affair.
  mutating func doForeign(_ number: Int)

  /// Notes how far it is at a place to come back to; places are counted from 0.
  mutating func notePlace()

  /// Throws away what came after a place.
  mutating func rollBack(to place: Int)
}

extension TextFlow {
  /// Makes the calls of a log again.
  ///
  /// - Parameters:
  ///   - log: The calls.
  ///   - player: Knows the numbers in it.
  package func play(_ log: FlowLog, for player: inout some FlowLogPlayer) {
    var owners: [Owner] = []
    var places: [(place: Place, owners: Int)] = []
    unsafe log.bytes.withUnsafeBufferPointer { bytes in
      for entry in log.entries {
        switch entry.kind {
        case .owner: owners.append(pushOwner(player.owner(entry.start)))
        case .closeOwner: if let outer = owners.popLast() { popOwner(outer) }
        case .region: beginRegion(player.region(entry.start))
        case .foreign: player.doForeign(entry.start)
        case .place:
          places.append((mark(), owners.count))
          player.notePlace()
        case .rollback:
          rollback(to: places[entry.start].place)
          owners.removeSubrange(places[entry.start].owners...)
          player.rollBack(to: entry.start)
        default: unsafe play(entry, of: log, bytes)
        }
      }
    }
  }

  private func play(
    _ entry: FlowLog.Entry,
    of log: FlowLog,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    switch entry.kind {
    case .text: unsafe run(bytes.part(entry.start..<entry.end), style: entry.style)
    case .pattern: unsafe fill(bytes.part(entry.start..<entry.end), style: entry.style)
    case .mark: fill(Mark(rawValue: UInt8(entry.start)) ?? .blank, style: entry.style)
    case .lineEnd: newline()
    case .paragraph: paragraph(log.paragraphs[entry.start])
    case .line: setLine(log.paragraphs[entry.start])
    case .space: space()
    case .openBox:
      let opened = log.boxes[entry.start]
      unsafe beginBox(opened.box, title: bytes.part(opened.title))
    case .closeBox: endBox()
    case .table: beginTable(log.tables[entry.start].columns, log.tables[entry.start].style)
    case .cell: cell()
    case .closeTable: endTable()
    case .closeRegion: endRegion()
    case .owner, .closeOwner, .region, .foreign, .place, .rollback: break
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Some of the bytes.
  fileprivate func part(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    unsafe UnsafeBufferPointer(rebasing: self[range])
  }
}
