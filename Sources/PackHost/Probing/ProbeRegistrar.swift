internal import CGalley
internal import Platform

/// Stands between a pack's entry and the registrar, to see what the pack registers.
@safe
enum ProbeRegistrar {
  /// The types that the pack registered, in order.
  nonisolated(unsafe) private(set) static var types: [ProbedType] = []
  nonisolated(unsafe) private static var entry: galley_pack_fn?
  nonisolated(unsafe) private static var outer: UnsafeMutablePointer<galley_registrar>?

  /// The entry function that sees what `entry` registers.
  @unsafe
  static func watching(_ entry: @escaping galley_pack_fn) -> galley_pack_fn {
    unsafe types = []
    unsafe self.entry = entry
    return { host, registrar in
      guard let registrar = unsafe registrar, let entry = unsafe ProbeRegistrar.entry else {
        return GALLEY_FAILED
      }
      unsafe ProbeRegistrar.outer = registrar
      var inner = unsafe registrar.pointee
      unsafe inner.add = { host, _, widget in
        if let widget = unsafe SizedStruct.read(widget, zero: galley_widget()) {
          unsafe ProbeRegistrar.types.append(ProbedType(widget))
        }
        return unsafe ProbeRegistrar.outer?.pointee.add(host, ProbeRegistrar.outer, widget)
          ?? GALLEY_WRONG_PHASE
      }
      return unsafe entry(host, &inner)
    }
  }
}

extension ProbedType {
  /// What a descriptor says.
  fileprivate init(_ widget: galley_widget) {
    let callbacks = unsafe [
      ("render", widget.render.map { unsafe unsafeBitCast($0, to: UInt.self) }),
      ("measure", widget.measure.map { unsafe unsafeBitCast($0, to: UInt.self) }),
      ("event", widget.event.map { unsafe unsafeBitCast($0, to: UInt.self) }),
    ]
    let code = MemoryMap.executableRanges()
    unsafe self.init(
      name: widget.type.array,
      revision: widget.revision,
      summary: widget.summary.text,
      props: widget.props.array,
      sample: widget.sample.array,
      measures: widget.measure != nil,
      answersEvents: widget.event != nil,
      strayCallbacks: callbacks.compactMap { name, address in
        guard let address, !code.contains(where: { $0.contains(address) }) else { return nil }
        return name
      }
    )
  }
}
