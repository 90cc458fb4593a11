extension FlowEngine {
  /// Sets the line being typed: one line where it fits, else as the paragraph says.
  ///
  /// - Parameter continues: Whether more of the text follows in another line.
  mutating func setSpans(continues: Bool) {
    if segment > 0 { return setFilledLine(continues: continues) }
    let width = spans.reduce(0) { $0 + $1.width }
    let room = Room(frame.width, frame.setting)
    if frame.limit == 1, continues {
      putCutLine(from: spans[0].start, room: room, isFirst: true)
    } else if width <= room.first {
      let end = spans[spans.count - 1].end
      putLine(TextPiece(start: spans[0].start, end: end, width: width), room: room, isFirst: true)
    } else if frame.setting.wrap == .none {
      putCutLine(from: spans[0].start, room: room, isFirst: true)
    } else {
      wrapLine(room: room, continues: continues)
    }
  }

  /// Breaks the line being typed into lines.
  private mutating func wrapLine(room: Room, continues: Bool) {
    var wrapper = LineWrapper(spans[0].start..<spans[spans.count - 1].end)
    var cursor = 0
    var lines = 0
    var width = room.first
    while let line = wrapper.next(in: arena.bytes.span, width: width) {
      let isFirst = lines == 0
      lines += 1
      if lines == frame.limit, continues || line.ending != .text {
        return putCutLine(
          from: line.range.lowerBound,
          room: room,
          isFirst: isFirst,
          cursor: cursor
        )
      }
      cursor = putLine(TextPiece(line), room: room, isFirst: isFirst, cursor: cursor)
      width = room.rest
    }
  }

  /// Puts a line of text between the innermost box's edges.
  ///
  /// - Returns: The span it ends in.
  @discardableResult
  mutating func putLine(
    _ piece: TextPiece,
    room: Room,
    isFirst: Bool,
    isCut: Bool = false,
    cursor: Int = 0
  ) -> Int {
    openLine()
    let available = isFirst ? room.first : room.rest
    let cut = isCut ? ellipsisWidth(in: available) : 0
    let width = piece.width + cut
    let lead = lead(of: width, in: available, indent: frame.width - available)
    putBlanks(lead, style: frame.ground)
    var last = cursor
    if !isCut || piece.start < piece.end { last = putText(piece, cursor: cursor) }
    putEllipsis(cut, style: spans[last].style)
    closeLine()
    return last
  }

  /// The blanks before a line of `width` cells.
  private func lead(of width: Int, in available: Int, indent: Int) -> Int {
    let wanted = frame.setting.alignment
    let alignment = wanted == .leading ? frame.alignment : wanted
    if isRightToLeft { return alignment.mirrored.offset(in: available - width) }
    return indent + alignment.offset(in: available - width)
  }

  /// Finds the span that a text begins in.
  func span(of piece: TextPiece, from cursor: Int) -> Int {
    var index = cursor
    while index < spans.count - 1, spans[index].isFill || spans[index].end <= piece.start {
      index += 1
    }
    return index
  }

  /// Puts text without regard to directional controls.
  ///
  /// - Returns: The span it ends in.
  mutating func putBareText(_ piece: TextPiece, cursor: Int) -> Int {
    var index = span(of: piece, from: cursor)
    if piece.isStandIn {
      putBlanks(piece.width, style: spans[index].style)
      return index
    }
    if piece.end <= spans[index].end {
      putRun(piece, as: spans[index])
      return index
    }
    var start = piece.start
    while true {
      let end = min(piece.end, spans[index].end)
      let isWhole = start == spans[index].start && end == spans[index].end
      let width = isWhole ? spans[index].width : width(of: start..<end)
      putRun(TextPiece(start: start, end: end, width: width), as: spans[index])
      if end == piece.end { return index }
      start = end
      index += 1
    }
  }

  /// Puts text in one style; joins it to the run before where only typing parted them.
  private mutating func putRun(_ piece: TextPiece, as span: FlowSpan) {
    lineWidth += piece.width
    var piece = piece
    while piece.end - piece.start > Run.longest { putLongest(&piece, as: span) }
    appendRun(piece, as: span)
  }

  private mutating func appendRun(_ piece: TextPiece, as span: FlowSpan) {
    let length = piece.end - piece.start
    let last = arena.runs.count - 1
    if last >= lineStart, arena.runs[last].continues(to: piece.start, length, span) {
      arena.runs[last].length += UInt16(length)
      arena.runs[last].width += UInt16(piece.width)
      return
    }
    arena.runs.append(
      Run(
        offset: piece.start,
        length: length,
        width: piece.width,
        style: span.style,
        owner: span.owner,
        region: span.region
      )
    )
  }

  /// Puts as many whole clusters as a run holds.
  private mutating func putLongest(_ piece: inout TextPiece, as span: FlowSpan) {
    var end = piece.start
    var width = 0
    var reader = ClusterReader(piece.start..<piece.end)
    while let cluster = reader.next(in: arena.bytes.span) {
      if cluster.range.upperBound - piece.start > Run.longest { break }
      end = cluster.range.upperBound
      width += cluster.width
    }
    appendRun(TextPiece(start: piece.start, end: end, width: width), as: span)
    piece.start = end
    piece.width -= width
  }
}

extension Run {
  /// Whether text from `start` on goes on where this run ends, in all that a run says.
  fileprivate func continues(to start: Int, _ length: Int, _ span: FlowSpan) -> Bool {
    bytes.upperBound == start && style == span.style && owner == span.owner
      && region == span.region && flags == [] && Int(self.length) + length <= Run.longest
  }
}
