internal import CGalley
internal import Widgets

/// The functions behind a widget type.
@safe struct PackCallbacks {
  /// The hash of the type's name, taken while the name is at hand.
  let typeHash: UInt32
  let render: galley_render_fn
  let measure: galley_measure_fn?
  let event: galley_event_fn?
  /// Given back to each of them.
  let user: UnsafeMutableRawPointer?

  /// Keeps the functions of a descriptor; nil where it has no `render`.
  init?(_ widget: galley_widget) {
    guard let render = unsafe widget.render else { return nil }
    unsafe typeHash = TypeName.hash(widget.type.bytes.span)
    unsafe self.render = render
    unsafe measure = widget.measure
    unsafe event = widget.event
    unsafe user = widget.user
  }
}
