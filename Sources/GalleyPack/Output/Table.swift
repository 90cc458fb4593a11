public import CGalley

/// A column of a table.
@safe
@frozen
public struct Column {
  @usableFromInline let host: galley_column

  /// A column.
  ///
  /// - Parameters:
  ///   - width: how wide it is; of the columns that hug, those shrink that don't fit.
  ///   - alignment: where the lines of its cells stand.
  ///   - title: names its values where rows stack.
  @inlinable
  public init(_ width: Width, alignment: Alignment = .leading, title: Phrase = "") {
    unsafe host = galley_column(
      size: UInt32(MemoryLayout<galley_column>.size),
      width: width.code,
      amount: width.amount,
      alignment: alignment.rawValue,
      title: title.host
    )
  }

  /// A column that takes what the others leave.
  @inlinable
  public static var fill: Column { Column(.fill) }

  /// A column as wide as its content.
  @inlinable
  public static var hug: Column { Column(.hug) }

  /// A column as wide as its content, its lines at the end.
  @inlinable
  public static var trailing: Column { Column(.hug, alignment: .trailing) }
}

/// How a table looks.
@safe
@frozen
public struct TableLook {
  @usableFromInline let host: galley_table

  /// A look; as it stands, columns side by side with two cells between them.
  ///
  /// - Parameters:
  ///   - gap: cells between columns.
  ///   - rowGap: empty lines between rows.
  ///   - hasHeader: whether the first row is a header.
  ///   - hasRules: whether there are lines around the table and under its header.
  ///   - stacks: whether rows stack as `title: value` where columns don't fit.
  @inlinable
  public init(
    gap: Int = 2,
    rowGap: Int = 0,
    hasHeader: Bool = false,
    hasRules: Bool = false,
    stacks: Bool = false
  ) {
    var table = unsafe galley_table()
    unsafe table.size = UInt32(MemoryLayout<galley_table>.size)
    unsafe table.flags =
      (hasHeader ? GALLEY_TABLE_HEADER : 0)
      | (hasRules ? GALLEY_TABLE_RULES : 0) | (stacks ? GALLEY_TABLE_STACK : 0)
    unsafe table.gap = UInt32(clamping: gap)
    unsafe table.row_gap = UInt32(clamping: rowGap)
    unsafe host = table
  }
}
