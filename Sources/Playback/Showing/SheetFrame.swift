internal import PackHost
internal import Pages
internal import TextLayout
internal import Widgets

/// The frame around a sheet that lies over a page.
struct SheetFrame {
  private let sheet: Sheet
  private let format: OutputFormat
  private let view: PageView

  /// The least width at which a frame has sides; below, there are only edges.
  private static let leastWidth = 8

  init(_ sheet: Sheet, format: OutputFormat, view: PageView) {
    self.sheet = sheet
    self.format = format
    self.view = view
  }

  /// The columns of a sheet's content: frame and padding taken off.
  static func contentWidth(_ width: Int) -> Int { width < leastWidth ? width : width - 4 }

  /// Whether there is room for a frame around a line.
  static func fits(_ height: Int?) -> Bool { height.map { $0 >= 3 } ?? true }

  /// How many lines of a sheet's content are in sight, as its first detent has it: at least one.
  static func contentLines(of sheet: Sheet, height: Int) -> Int {
    if !fits(height) { return height }
    let share =
      switch sheet.detents.first ?? .large {
      case .medium: height / 2
      case .large: height - 1
      case .fraction(let millionths): height * Int(millionths) / 1_000_000
      }
    return max(1, min(share, height) - 2)
  }

  /// The frame with some lines of content in it.
  func lines(around content: some Collection<ArraySlice<UInt8>>) -> [ArraySlice<UInt8>] {
    let top = edge(.roundTopLeft, .roundTopRight, hasGrabber: sheet.showsGrabber)
    let bottom = edge(.roundBottomLeft, .roundBottomRight, hasGrabber: false)
    guard view.width >= Self.leastWidth else { return top + content + bottom }
    let side = side()
    let blank = [UInt8(ascii: " ")]
    return top + content.map { (side + blank + $0 + blank + side)[...] } + bottom
  }

  private func edge(_ left: Mark, _ right: Mark, hasGrabber: Bool) -> [ArraySlice<UInt8>] {
    var writer = NoticeWriter(width: view.width, isASCII: view.isASCII)
    writer.edge(left, right, hasGrabber: hasGrabber)
    return Array(writer.lines(format).prefix(1))
  }

  private func side() -> [UInt8] {
    var writer = NoticeWriter(width: 1, isASCII: view.isASCII)
    writer.side(.lineVertical)
    return writer.lines(format).first.map(Array.init) ?? []
  }
}
