import CGalley

extension FakeHost {
  /// Atoms are read from strings and from the member that their short form stands for.
  static func fillAtoms(_ table: inout galley_host) {
    unsafe table.text = { context, parent, key, flags, result in
      unsafe FakeHost.atom(context, parent, key, flags, result, from: "text") { atom, text in
        unsafe atom.text = text
        unsafe atom.max_lines = 2
      }
    }
    unsafe table.image = { context, parent, key, flags, result in
      unsafe FakeHost.atom(context, parent, key, flags, result, from: "url") { atom, text in
        unsafe atom.url = text
        unsafe atom.alt = text
      }
    }
    unsafe table.icon = { context, parent, key, flags, result in
      unsafe FakeHost.atom(context, parent, key, flags, result, from: "symbol") { atom, text in
        unsafe atom.symbol = text
      }
    }
    unsafe table.button = { context, parent, key, flags, result in
      unsafe FakeHost.atom(context, parent, key, flags, result, from: "title") { atom, text in
        unsafe atom.title.text = text
        unsafe atom.style = GALLEY_BUTTON_OUTLINE
        unsafe atom.full_width = 1
      }
    }
    unsafe table.tag = { context, parent, key, flags, result in
      unsafe FakeHost.atom(context, parent, key, flags, result, from: "text") { atom, text in
        unsafe atom.text.text = text
      }
    }
    unsafe table.color = { context, parent, key, flags, result in
      unsafe FakeHost.read(context, parent, key, flags, result) { _, node in
        guard case .string = node else { return nil }
        return galley_color(argb: 0xFF33_6699, is_set: 1)
      }
    }
  }

  /// Reads an atom in place: the fields that the pack didn't size are never touched.
  private static func atom<Atom>(
    _ context: OpaquePointer?,
    _ parent: UInt64,
    _ key: galley_str,
    _ flags: UInt32,
    _ result: UnsafeMutablePointer<Atom>?,
    from member: String,
    _ fill: (inout Atom, galley_str) -> Void
  ) -> Int32 {
    var text = unsafe galley_str()
    let status = unsafe read(context, parent, key, flags, &text) { host, node in
      guard let text = node.text(member) else { return nil }
      return unsafe host.kept(text)
    }
    guard status == GALLEY_OK, let result = unsafe result else { return status }
    let size = unsafe UnsafeRawPointer(result).load(as: UInt32.self)
    guard size == MemoryLayout<Atom>.size else { return GALLEY_BAD_ARGUMENT }
    unsafe fill(&result.pointee, text)
    return GALLEY_OK
  }
}
