import CGalley

extension FakeHost {
  static func fillOutput(_ table: inout galley_host) {
    unsafe table.run = { context, text, style in
      unsafe FakeHost.at(context).record("run", "\"\(text.swift)\"\(FakeHost.spelled(style))")
    }
    unsafe table.put_text = { context, text, style in
      let words = unsafe text?.pointee.text.swift ?? ""
      return unsafe FakeHost.at(context).record("text", "\"\(words)\"\(FakeHost.spelled(style))")
    }
    unsafe table.put_icon = { context, icon, style in
      let symbol = unsafe icon?.pointee.symbol.swift ?? ""
      return unsafe FakeHost.at(context).record("icon", "\(symbol)\(FakeHost.spelled(style))")
    }
    unsafe table.put_image = { context, image in
      unsafe FakeHost.at(context).record("image", image?.pointee.alt.swift ?? "")
    }
    unsafe table.put_button = { context, button in
      unsafe FakeHost.at(context).record("button", button?.pointee.title.text.swift ?? "")
    }
    unsafe table.put_tag = { context, tag in
      unsafe FakeHost.at(context).record("tag", tag?.pointee.text.text.swift ?? "")
    }
    unsafe table.newline = { context in unsafe FakeHost.at(context).record("newline") }
    unsafe table.paragraph = { context, paragraph in
      let lines = unsafe paragraph?.pointee.max_lines ?? 0
      return unsafe FakeHost.at(context).record("paragraph", "\(lines) lines")
    }
    unsafe table.fill = { context, pattern, style in
      unsafe FakeHost.at(context).record("fill", "\"\(pattern.swift)\"\(FakeHost.spelled(style))")
    }
  }

  static func fillNesting(_ table: inout galley_host) {
    unsafe table.box_begin = { context, box in
      let box = unsafe box?.pointee ?? galley_box()
      return unsafe FakeHost.at(context).record("box", "\(box.border) \(box.title.swift)")
    }
    unsafe table.box_end = { context in unsafe FakeHost.at(context).record("box_end") }
    unsafe table.table_begin = { context, table in
      let table = unsafe table?.pointee ?? galley_table()
      let widths = unsafe (0..<table.count).map { unsafe "\(table.columns[$0].width)" }
      return unsafe FakeHost.at(context).record("table", widths.joined(separator: " "))
    }
    unsafe table.cell = { context in unsafe FakeHost.at(context).record("cell") }
    unsafe table.table_end = { context in unsafe FakeHost.at(context).record("table_end") }
    unsafe table.child = { context, _, box in
      unsafe FakeHost.at(context).record("child", box == nil ? "" : "boxed")
    }
    unsafe table.child_size = { context, widget, width, size in
      guard unsafe FakeHost.at(context).node(widget) != nil else { return GALLEY_ABSENT }
      unsafe size?.pointee = galley_size(min_width: 3, width: width, height: 2)
      return GALLEY_OK
    }
    unsafe table.base = { context in
      let host = unsafe FakeHost.at(context)
      let status = host.record("base")
      return host.hasBase ? status : GALLEY_ABSENT
    }
    unsafe table.tap_begin = { context, action, name, label in
      let detail = unsafe "\(name.swift) \(label.swift)\(action == 0 ? "" : " acts")"
      return unsafe FakeHost.at(context).record("tap", detail)
    }
    unsafe table.tap_end = { context in unsafe FakeHost.at(context).record("tap_end") }
  }

  private static func spelled(_ style: UnsafePointer<galley_style>?) -> String {
    guard let style = unsafe style?.pointee else { return "" }
    return style.attributes == 0 ? " role \(style.role)" : " role \(style.role) \(style.attributes)"
  }
}
