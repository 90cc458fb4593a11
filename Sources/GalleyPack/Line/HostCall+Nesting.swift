public import CGalley

/// Output that nests. Each `begin` answers whether it opened; only then may it be ended.
extension HostCall {
  @inlinable
  func beginBox(_ box: Box) -> Bool {
    unsafe withUnsafePointer(to: box.host) { box in
      unsafe host.pointee.box_begin(context, box) == GALLEY_OK
    }
  }

  @inlinable
  func endBox() {
    _ = unsafe host.pointee.box_end(context)
  }

  @inlinable
  func beginTable(_ columns: Span<Column>, _ look: TableLook) -> Bool {
    unsafe columns.withUnsafeBufferPointer { columns in
      unsafe columns.withMemoryRebound(to: galley_column.self) { columns in
        var table = unsafe look.host
        unsafe table.columns = columns.baseAddress
        unsafe table.count = columns.count
        return unsafe host.pointee.table_begin(context, &table) == GALLEY_OK
      }
    }
  }

  @inlinable
  func cell() {
    _ = unsafe host.pointee.cell(context)
  }

  @inlinable
  func endTable() {
    _ = unsafe host.pointee.table_end(context)
  }

  @inlinable
  func beginTap(_ action: UInt64, _ name: Phrase, _ label: Phrase) -> Bool {
    unsafe host.pointee.tap_begin(context, action, name.host, label.host) == GALLEY_OK
  }

  @inlinable
  func endTap() {
    _ = unsafe host.pointee.tap_end(context)
  }

  @inlinable
  func child(_ widget: UInt64) {
    _ = unsafe host.pointee.child(context, widget, nil)
  }

  @inlinable
  func child(_ widget: UInt64, _ box: Box) {
    _ = unsafe withUnsafePointer(to: box.host) { box in
      unsafe host.pointee.child(context, widget, box)
    }
  }

  @inlinable
  func childSize(_ widget: UInt64, _ width: Int) -> Size? {
    var size = galley_size()
    let status = unsafe host.pointee.child_size(
      context,
      widget,
      UInt32(clamping: width),
      &size
    )
    return status == GALLEY_OK ? Size(size) : nil
  }

  /// Draws with the renderer beneath; false when there is none.
  @inlinable
  func base() throws(WidgetFailure) -> Bool {
    let status = unsafe host.pointee.base(context)
    if status < GALLEY_OK { throw WidgetFailure(status: status) }
    return status == GALLEY_OK
  }
}
