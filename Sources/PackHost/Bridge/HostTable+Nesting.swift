internal import CGalley
internal import JSONText
internal import Pages
internal import TextLayout
internal import Widgets

extension HostTable {
  /// Widgets in widgets, renderers under renderers, and what can be tapped.
  @unsafe
  static func installNesting(_ table: inout galley_host) {
    unsafe table.child = { context, widget, box in
      unsafe during(.drawing, context) { rendering in
        guard let node = unsafe HostTable.node(widget) else { return GALLEY_ABSENT }
        unsafe rendering.drawChild(
          at: node,
          in: SizedStruct.read(box, zero: galley_box()).map { unsafe Box($0) }
        )
        return GALLEY_OK
      }
    }
    unsafe table.child_size = { context, widget, width, result in
      unsafe during([.render, .measure], context) { rendering in
        guard let result = unsafe result else { return GALLEY_BAD_ARGUMENT }
        guard let node = unsafe HostTable.node(widget),
          let size = rendering.sizeOfChild(at: node, width: Int(width))
        else { return GALLEY_ABSENT }
        unsafe result.pointee = galley_size(
          min_width: UInt32(size.minWidth),
          width: UInt32(size.width),
          height: UInt32(size.height)
        )
        return GALLEY_OK
      }
    }
    unsafe table.base = { context in
      unsafe during(.drawing, context) { rendering in
        switch rendering.drawBase() {
        case nil: return GALLEY_ABSENT
        case .done: return GALLEY_OK
        case .malformed: return GALLEY_MALFORMED
        case .failed(let status): return status < 0 ? status : GALLEY_FAILED
        }
      }
    }
    unsafe table.tap_begin = { context, action, name, label in
      unsafe during(.drawing, context) { rendering in
        unsafe rendering.beginRegion(
          action: HostTable.node(action),
          event: name.text,
          label: label.bytes.span
        )
        return GALLEY_OK
      }
    }
    unsafe table.tap_end = { context in
      unsafe during(.drawing, context) { rendering in
        guard rendering.endRegion() else {
          rendering.noteBreach("ended a tappable region that it hadn't begun")
          return GALLEY_BAD_ARGUMENT
        }
        return GALLEY_OK
      }
    }
  }

  /// What packs say about the widget.
  @unsafe
  static func installDiagnostics(_ table: inout galley_host) {
    unsafe table.fail = { context, handle, key, message in
      unsafe during(.all, context) { rendering in
        unsafe rendering.fail(
          .refused(message: message.text, at: HostTable.node(handle), key: key.text)
        )
        return GALLEY_MALFORMED
      }
    }
    unsafe table.note = { context, handle, severity, code, message in
      unsafe during(.all, context) { rendering in
        unsafe rendering.note(
          at: HostTable.node(handle),
          severity: Severity(abi: severity),
          code: code.text,
          message: message.text
        )
        return GALLEY_OK
      }
    }
  }
}

extension Severity {
  /// What a pack passed.
  init(abi number: Int32) {
    switch number {
    case GALLEY_INFO: self = .info
    case GALLEY_WARNING: self = .warning
    default: self = .error
    }
  }
}
