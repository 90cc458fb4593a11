/// Where a box stands in the cells that there are.
///
/// Where it is too narrow for all of a box, margins go first, then padding, then the border.
struct BoxGeometry {
  var marginLeft: Int
  var marginRight: Int
  /// 0 or 1 cells.
  var borderLeft: Int
  var borderRight: Int
  var paddingLeft: Int
  var paddingRight: Int
  var content: Int

  /// From border to border, without them.
  var inside: Int {
    paddingLeft + content + paddingRight
  }

  /// From the left to the right border.
  var outer: Int {
    borderLeft + paddingLeft + content + paddingRight + borderRight
  }

  init(_ spec: BoxSpec, in available: Int, alignment: Alignment, isMirrored: Bool) {
    let least = spec.width == .fill ? 2 : 1
    let margin = spec.margin.left + spec.margin.right
    var borders = spec.border.isFrame ? 2 : spec.border.kind == .bar ? 1 : 0
    if available < borders + 1 { borders = 0 }
    let margins = min(margin, max(0, available - borders - least))
    let room = available - margins
    let wanted = BoxGeometry.cells(spec.width, in: available) ?? room
    let outer = min(max(wanted, min(borders + 1, room)), room)
    let padding = spec.padding.left + spec.padding.right
    let paddings = min(padding, max(0, outer - borders - min(least, outer)))
    marginLeft = margin == 0 ? 0 : margins * spec.margin.left / margin
    marginRight = margins - marginLeft
    paddingLeft = padding == 0 ? 0 : paddings * spec.padding.left / padding
    paddingRight = paddings - paddingLeft
    content = outer - borders - paddings
    borderLeft = borders == 2 || borders == 1 && !isMirrored ? 1 : 0
    borderRight = borders - borderLeft
    place(alignment, in: room - outer)
  }

  /// Shifts the box in the room that it leaves.
  private mutating func place(_ alignment: Alignment, in rest: Int) {
    let left = alignment.offset(in: rest)
    marginLeft += left
    marginRight += rest - left
  }

  /// The width that an extent names; nil where it takes what there is.
  static func cells(_ extent: Extent, in available: Int) -> Int? {
    switch extent {
    case .fill, .hug: nil
    case .cells(let cells): max(0, cells)
    case .fraction(let millionths): Shares.fraction(millionths, of: available)
    }
  }
}
