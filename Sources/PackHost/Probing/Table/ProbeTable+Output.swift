internal import CGalley

extension ProbeTable {
  @unsafe
  static func watchText(_ table: inout galley_host) {
    unsafe table.text_width = {
      unsafe ProbeTable.admits("text_width", $0) ? ProbeTable.host.text_width($0, $1) : 0
    }
    unsafe table.wrap = {
      unsafe ProbeTable.admits("wrap", $0) ? ProbeTable.host.wrap($0, $1, $2, $3, $4) : 0
    }
    unsafe table.width = { unsafe ProbeTable.admits("width", $0) ? ProbeTable.host.width($0) : 0 }
    unsafe table.run = { context, text, style in
      unsafe ProbeCalls.shared.note("run", text.bytes)
      return unsafe ProbeTable.call(
        "run",
        context,
        GALLEY_REFUSED,
        ProbeTable.host.run(context, text, style)
      )
    }
    unsafe table.fill = { context, pattern, style in
      unsafe ProbeCalls.shared.note("fill", pattern.bytes)
      return unsafe ProbeTable.call(
        "fill",
        context,
        GALLEY_REFUSED,
        ProbeTable.host.fill(context, pattern, style)
      )
    }
    unsafe table.newline = {
      unsafe ProbeTable.call("newline", $0, GALLEY_REFUSED, ProbeTable.host.newline($0))
    }
    unsafe table.paragraph = {
      unsafe ProbeTable.call("paragraph", $0, GALLEY_REFUSED, ProbeTable.host.paragraph($0, $1))
    }
  }

  @unsafe
  static func watchAtomOutput(_ table: inout galley_host) {
    unsafe table.put_text = { context, text, style in
      if let text = unsafe SizedStruct.read(text, zero: galley_text()) {
        unsafe ProbeCalls.shared.note("put_text", text.text.bytes)
      }
      return unsafe ProbeTable.call(
        "put_text",
        context,
        GALLEY_REFUSED,
        ProbeTable.host.put_text(context, text, style)
      )
    }
    unsafe table.put_icon = {
      unsafe ProbeTable.call("put_icon", $0, GALLEY_REFUSED, ProbeTable.host.put_icon($0, $1, $2))
    }
    unsafe table.put_image = {
      unsafe ProbeTable.call("put_image", $0, GALLEY_REFUSED, ProbeTable.host.put_image($0, $1))
    }
    unsafe table.put_button = {
      unsafe ProbeTable.call("put_button", $0, GALLEY_REFUSED, ProbeTable.host.put_button($0, $1))
    }
    unsafe table.put_tag = {
      unsafe ProbeTable.call("put_tag", $0, GALLEY_REFUSED, ProbeTable.host.put_tag($0, $1))
    }
  }

  @unsafe
  static func watchBoxes(_ table: inout galley_host) {
    unsafe table.box_begin = {
      unsafe ProbeTable.call("box_begin", $0, GALLEY_REFUSED, ProbeTable.host.box_begin($0, $1))
    }
    unsafe table.box_end = {
      unsafe ProbeTable.call("box_end", $0, GALLEY_REFUSED, ProbeTable.host.box_end($0))
    }
    unsafe table.table_begin = {
      unsafe ProbeTable.call("table_begin", $0, GALLEY_REFUSED, ProbeTable.host.table_begin($0, $1))
    }
    unsafe table.cell = {
      unsafe ProbeTable.call("cell", $0, GALLEY_REFUSED, ProbeTable.host.cell($0))
    }
    unsafe table.table_end = {
      unsafe ProbeTable.call("table_end", $0, GALLEY_REFUSED, ProbeTable.host.table_end($0))
    }
  }

  @unsafe
  static func watchNesting(_ table: inout galley_host) {
    unsafe table.child = {
      unsafe ProbeTable.call("child", $0, GALLEY_REFUSED, ProbeTable.host.child($0, $1, $2))
    }
    unsafe table.child_size = {
      unsafe ProbeTable.call(
        "child_size",
        $0,
        GALLEY_ABSENT,
        ProbeTable.host.child_size($0, $1, $2, $3)
      )
    }
    unsafe table.base = {
      unsafe ProbeTable.call("base", $0, GALLEY_ABSENT, ProbeTable.host.base($0))
    }
    unsafe table.tap_begin = {
      unsafe ProbeTable.call(
        "tap_begin",
        $0,
        GALLEY_REFUSED,
        ProbeTable.host.tap_begin($0, $1, $2, $3)
      )
    }
    unsafe table.tap_end = {
      unsafe ProbeTable.call("tap_end", $0, GALLEY_REFUSED, ProbeTable.host.tap_end($0))
    }
  }

  @unsafe
  static func watchReports(_ table: inout galley_host) {
    unsafe table.fail = {
      unsafe ProbeTable.call("fail", $0, GALLEY_MALFORMED, ProbeTable.host.fail($0, $1, $2, $3))
    }
    unsafe table.note = {
      unsafe ProbeTable.call("note", $0, GALLEY_REFUSED, ProbeTable.host.note($0, $1, $2, $3, $4))
    }
    unsafe table.respond = {
      unsafe ProbeTable.call("respond", $0, GALLEY_REFUSED, ProbeTable.host.respond($0, $1))
    }
  }
}
