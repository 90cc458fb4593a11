/// Calls into a flow, written down so that they can be made again in another.
///
/// It holds what a renderer calls, as it was called: styles aren't resolved and texts aren't
/// wrapped, so the same log can be played at another width and in another box.
package struct FlowLog {
  /// A call that was made.
  enum Kind: UInt8 {
    case text
    case pattern
    case mark
    case lineEnd
    case paragraph
    case line
    case space
    case openBox
    case closeBox
    case table
    case cell
    case closeTable
    case region
    case closeRegion
    case owner
    case closeOwner
    case place
    case rollback
    /// Something that isn't the flow's affair.
    case foreign
  }

  /// A call with what it takes: bytes of `bytes`, or a position in one of the other arrays.
  struct Entry {
    var kind: Kind
    var style = Style.inherited
    var start = 0
    var end = 0
  }

  private(set) var entries: [Entry] = []
  private(set) var bytes: [UInt8] = []
  private(set) var boxes: [(box: Box, title: Range<Int>)] = []
  private(set) var paragraphs: [Paragraph] = []
  private(set) var tables: [(columns: [Column], style: TableStyle)] = []

  /// Makes an empty log.
  package init() {}

  /// Writes down that somebody else does something here.
  ///
  /// - Parameter number: What the player is told.
  package mutating func addForeign(_ number: Int) {
    entries.append(Entry(kind: .foreign, start: number))
  }

  /// Writes down that a tappable region begins.
  ///
  /// - Parameter number: What the player is asked the region's number for.
  package mutating func addRegion(_ number: Int) {
    entries.append(Entry(kind: .region, start: number))
  }

  /// Writes down that somebody else draws.
  ///
  /// - Parameter number: What the player is asked the owner's number for.
  package mutating func addOwner(_ number: Int) {
    entries.append(Entry(kind: .owner, start: number))
  }

  /// How many places were marked.
  private(set) var places = 0

  /// Writes down that a place is marked.
  ///
  /// - Returns: Its number.
  mutating func addPlace() -> Int {
    entries.append(Entry(kind: .place))
    places += 1
    return places - 1
  }

  /// Writes down that all is thrown away since a place.
  mutating func addRollback(to place: Int) {
    entries.append(Entry(kind: .rollback, start: place))
  }

  mutating func add(_ kind: Kind) { entries.append(Entry(kind: kind)) }

  mutating func add(_ kind: Kind, _ text: UnsafeBufferPointer<UInt8>, _ style: Style) {
    let start = bytes.count
    unsafe bytes.append(contentsOf: text)
    entries.append(Entry(kind: kind, style: style, start: start, end: bytes.count))
  }

  mutating func add(_ mark: Mark, _ style: Style) {
    entries.append(Entry(kind: .mark, style: style, start: Int(mark.rawValue)))
  }

  mutating func add(_ kind: Kind, _ paragraph: Paragraph) {
    entries.append(Entry(kind: kind, start: paragraphs.count))
    paragraphs.append(paragraph)
  }

  mutating func add(_ box: Box, title: UnsafeBufferPointer<UInt8>) {
    let start = bytes.count
    unsafe bytes.append(contentsOf: title)
    entries.append(Entry(kind: .openBox, start: boxes.count))
    boxes.append((box, start..<bytes.count))
  }

  mutating func add(_ columns: [Column], _ style: TableStyle) {
    entries.append(Entry(kind: .table, start: tables.count))
    tables.append((columns, style))
  }
}
