internal import CGalley

extension ProbeTable {
  /// `extension` and `log` work at any time on any thread, so they are left alone.
  @unsafe
  static func watchGeneral(_ table: inout galley_host) {
    unsafe table.scratch = { context, bytes, alignment in
      unsafe ProbeTable.admits("scratch", context)
        ? ProbeTable.host.scratch(context, bytes, alignment) : nil
    }
  }

  @unsafe
  static func watchNavigation(_ table: inout galley_host) {
    unsafe table.data = { unsafe ProbeTable.admits("data", $0) ? ProbeTable.host.data($0) : 0 }
    unsafe table.widget = {
      unsafe ProbeTable.admits("widget", $0) ? ProbeTable.host.widget($0) : 0
    }
    unsafe table.kind = { unsafe ProbeTable.admits("kind", $0) ? ProbeTable.host.kind($0, $1) : 0 }
    unsafe table.get = { unsafe ProbeTable.admits("get", $0) ? ProbeTable.host.get($0, $1, $2) : 0 }
    unsafe table.at = { unsafe ProbeTable.admits("at", $0) ? ProbeTable.host.at($0, $1, $2) : 0 }
    unsafe table.count = {
      unsafe ProbeTable.admits("count", $0) ? ProbeTable.host.count($0, $1) : 0
    }
    unsafe table.key_at = {
      unsafe ProbeTable.admits("key_at", $0) ? ProbeTable.host.key_at($0, $1, $2) : .empty
    }
    unsafe table.raw = {
      unsafe ProbeTable.admits("raw", $0) ? ProbeTable.host.raw($0, $1) : .empty
    }
  }

  @unsafe
  static func watchValues(_ table: inout galley_host) {
    unsafe table.string = {
      unsafe ProbeTable.call("string", $0, GALLEY_ABSENT, ProbeTable.host.string($0, $1, $2))
    }
    unsafe table.number = {
      unsafe ProbeTable.call("number", $0, GALLEY_ABSENT, ProbeTable.host.number($0, $1, $2))
    }
    unsafe table.int64 = {
      unsafe ProbeTable.call("int64", $0, GALLEY_ABSENT, ProbeTable.host.int64($0, $1, $2))
    }
    unsafe table.boolean = {
      unsafe ProbeTable.call("boolean", $0, GALLEY_ABSENT, ProbeTable.host.boolean($0, $1, $2))
    }
  }

  @unsafe
  static func watchCheckedReads(_ table: inout galley_host) {
    unsafe table.read_string = {
      unsafe ProbeTable.call(
        "read_string",
        $0,
        GALLEY_MALFORMED,
        ProbeTable.host.read_string($0, $1, $2, $3, $4)
      )
    }
    unsafe table.read_number = {
      unsafe ProbeTable.call(
        "read_number",
        $0,
        GALLEY_MALFORMED,
        ProbeTable.host.read_number($0, $1, $2, $3, $4)
      )
    }
    unsafe table.read_int64 = {
      unsafe ProbeTable.call(
        "read_int64",
        $0,
        GALLEY_MALFORMED,
        ProbeTable.host.read_int64($0, $1, $2, $3, $4)
      )
    }
    unsafe table.read_boolean = {
      unsafe ProbeTable.call(
        "read_boolean",
        $0,
        GALLEY_MALFORMED,
        ProbeTable.host.read_boolean($0, $1, $2, $3, $4)
      )
    }
    unsafe table.read_array = {
      unsafe ProbeTable.call(
        "read_array",
        $0,
        GALLEY_MALFORMED,
        ProbeTable.host.read_array($0, $1, $2, $3, $4)
      )
    }
    unsafe table.read_object = {
      unsafe ProbeTable.call(
        "read_object",
        $0,
        GALLEY_MALFORMED,
        ProbeTable.host.read_object($0, $1, $2, $3, $4)
      )
    }
  }

  @unsafe
  static func watchAtoms(_ table: inout galley_host) {
    unsafe table.text = {
      unsafe ProbeTable.call("text", $0, GALLEY_MALFORMED, ProbeTable.host.text($0, $1, $2, $3, $4))
    }
    unsafe table.color = {
      unsafe ProbeTable.call(
        "color",
        $0,
        GALLEY_MALFORMED,
        ProbeTable.host.color($0, $1, $2, $3, $4)
      )
    }
    unsafe table.image = {
      unsafe ProbeTable.call(
        "image",
        $0,
        GALLEY_MALFORMED,
        ProbeTable.host.image($0, $1, $2, $3, $4)
      )
    }
    unsafe table.icon = {
      unsafe ProbeTable.call("icon", $0, GALLEY_MALFORMED, ProbeTable.host.icon($0, $1, $2, $3, $4))
    }
    unsafe table.button = {
      unsafe ProbeTable.call(
        "button",
        $0,
        GALLEY_MALFORMED,
        ProbeTable.host.button($0, $1, $2, $3, $4)
      )
    }
    unsafe table.tag = {
      unsafe ProbeTable.call("tag", $0, GALLEY_MALFORMED, ProbeTable.host.tag($0, $1, $2, $3, $4))
    }
  }

  @unsafe
  static func watchState(_ table: inout galley_host) {
    unsafe table.state = {
      unsafe ProbeTable.call("state", $0, GALLEY_ABSENT, ProbeTable.host.state($0, $1, $2, $3))
    }
    unsafe table.set_state = {
      unsafe ProbeTable.call("set_state", $0, GALLEY_REFUSED, ProbeTable.host.set_state($0, $1, $2))
    }
  }
}
