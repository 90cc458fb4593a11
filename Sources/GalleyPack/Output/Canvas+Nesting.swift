/// Boxes, tables, taps, and widgets within widgets.
///
/// Where the host refuses to open one, what would be drawn in it is left out.
extension Canvas {
  /// Draws in a box.
  @inlinable
  public func box<Failure: Error>(
    _ box: Box,
    _ content: () throws(Failure) -> Void
  ) throws(Failure) {
    guard call.beginBox(box) else { return }
    defer { call.endBox() }
    try content()
  }

  /// Draws a table, its columns known when the pack is built; ``cell()`` starts each cell.
  @inlinable
  public func table<let count: Int, Failure: Error>(
    _ columns: InlineArray<count, Column>,
    _ look: TableLook = TableLook(),
    _ content: () throws(Failure) -> Void
  ) throws(Failure) {
    guard call.beginTable(columns.span, look) else { return }
    defer { call.endTable() }
    try content()
  }

  /// Draws a table, its columns known from the page; ``cell()`` starts each cell.
  @inlinable
  public func table<Failure: Error>(
    columns: [Column],
    _ look: TableLook = TableLook(),
    _ content: () throws(Failure) -> Void
  ) throws(Failure) {
    guard call.beginTable(columns.span, look) else { return }
    defer { call.endTable() }
    try content()
  }

  /// Starts the next cell of a table, row by row.
  @inlinable
  public func cell() {
    call.cell()
  }

  /// Draws something that can be tapped.
  ///
  /// - Parameters:
  ///   - name: the event that the widget gets; empty for `tap`.
  ///   - label: names the region for people who can't see it and for scenarios.
  ///   - action: the page's action, where there is one.
  ///   - content: draws it.
  /// - Throws: what `content` throws.
  @inlinable
  public func tap<Failure: Error>(
    _ name: Phrase = "",
    label: Phrase,
    action: Content? = nil,
    _ content: () throws(Failure) -> Void
  ) throws(Failure) {
    let isOpen = call.beginTap(action?.handle ?? 0, name, label)
    defer { if isOpen { call.endTap() } }
    try content()
  }

  /// Draws a nested widget in a box of its own.
  @inlinable
  public func child(_ widget: Content) {
    call.child(widget.handle)
  }

  /// Draws a nested widget in a box.
  @inlinable
  public func child(_ widget: Content, _ box: Box) {
    call.child(widget.handle, box)
  }

  /// Draws this widget with the renderer that this one overrides.
  ///
  /// - Returns: whether there is one.
  /// - Throws: ``WidgetFailure`` when that renderer can't draw it.
  @inlinable
  @discardableResult
  public func base() throws(WidgetFailure) -> Bool {
    try call.base()
  }
}
