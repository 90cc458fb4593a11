internal import CGalley
internal import TextLayout
internal import Widgets

extension HostTable {
  /// Boxes and tables, which a renderer closes itself and can't close beyond its own.
  @unsafe
  static func installBoxes(_ table: inout galley_host) {
    unsafe table.box_begin = { context, box in
      unsafe during(.drawing, context) { rendering in
        guard let passed = unsafe SizedStruct.read(box, zero: galley_box()) else {
          return GALLEY_BAD_ARGUMENT
        }
        guard rendering.mayNest else { return GALLEY_REFUSED }
        unsafe rendering.flow.beginBox(Box(passed), title: passed.title.bytes)
        return GALLEY_OK
      }
    }
    unsafe table.box_end = { context in
      unsafe during(.drawing, context) { rendering in
        unsafe HostTable.closing(rendering, "closed a box that it hadn't opened") { $0.endBox() }
      }
    }
    unsafe table.table_begin = { context, passed in
      unsafe during(.drawing, context) { rendering in
        guard let passed = unsafe SizedStruct.read(passed, zero: galley_table()),
          let columns = unsafe HostTable.columns(of: passed)
        else { return GALLEY_BAD_ARGUMENT }
        guard rendering.mayNest else { return GALLEY_REFUSED }
        unsafe rendering.flow.beginTable(
          columns,
          TableStyle(passed)
        )
        return GALLEY_OK
      }
    }
    unsafe table.cell = { context in
      unsafe during(.drawing, context) { rendering in
        unsafe HostTable.closing(rendering, "began a cell outside of a table") { $0.cell() }
      }
    }
    unsafe table.table_end = { context in
      unsafe during(.drawing, context) { rendering in
        unsafe HostTable.closing(rendering, "closed a table that it hadn't opened") {
          $0.endTable()
        }
      }
    }
  }

  @unsafe
  private static func closing(
    _ rendering: RenderContext,
    _ breach: String,
    _ close: (TextFlow) -> Bool
  ) -> Int32 {
    guard close(rendering.flow) else {
      rendering.noteBreach(breach)
      return GALLEY_BAD_ARGUMENT
    }
    return GALLEY_OK
  }

  /// The columns of a table, each read at the stride that the pack says.
  @unsafe
  private static func columns(of table: galley_table) -> [Column]? {
    guard unsafe table.count > 0, unsafe table.count <= 256, let first = unsafe table.columns else {
      return nil
    }
    let stride = unsafe Int(first.pointee.size)
    guard stride >= 8, stride % 8 == 0, stride <= 4096 else { return nil }
    return unsafe (0..<table.count).compactMap { index in
      let pointer = unsafe UnsafeRawPointer(first) + index * stride
      return unsafe SizedStruct.read(
        pointer.assumingMemoryBound(to: galley_column.self),
        zero: galley_column()
      ).map { unsafe Column($0) }
    }
  }
}

extension Column {
  /// What a pack passed.
  init(_ column: galley_column) {
    unsafe self.init(
      width: Extent(abi: column.width, amount: column.amount),
      alignment: Alignment(abi: column.alignment),
      title: column.title.array
    )
  }
}

extension TableStyle {
  /// What a pack passed.
  init(_ table: galley_table) {
    unsafe self.init(
      hasHeader: table.flags & GALLEY_TABLE_HEADER != 0,
      hasRules: table.flags & GALLEY_TABLE_RULES != 0,
      stacks: table.flags & GALLEY_TABLE_STACK != 0,
      gap: Int(min(table.gap, 1000)),
      rowGap: Int(min(table.row_gap, 1000))
    )
  }
}

extension Extent {
  /// What a pack passed; all there is for a rule that this host doesn't know.
  init(abi rule: UInt32, amount: UInt32) {
    switch rule {
    case UInt32(GALLEY_WIDTH_HUG): self = .hug
    case UInt32(GALLEY_WIDTH_CELLS): self = .cells(Int(amount))
    case UInt32(GALLEY_WIDTH_FRACTION): self = .fraction(Int(min(amount, 1_000_000)))
    default: self = .fill
    }
  }
}

extension Insets {
  /// What a pack passed.
  init(_ insets: galley_insets) {
    self.init(
      top: Int(insets.top),
      left: Int(insets.left),
      bottom: Int(insets.bottom),
      right: Int(insets.right)
    )
  }
}

extension Box {
  /// What a pack passed.
  init(_ box: galley_box) {
    unsafe self.init(
      margin: Insets(box.margin),
      padding: Insets(box.padding),
      border: Border(Border.Kind(rawValue: UInt8(clamping: box.border)) ?? .none),
      width: Extent(abi: box.width, amount: box.amount),
      alignment: Alignment(abi: box.alignment),
      spacing: Int(min(box.spacing, 1000)),
      style: Style(box.style),
      borderColor: Color(box.border_color)
    )
  }
}
