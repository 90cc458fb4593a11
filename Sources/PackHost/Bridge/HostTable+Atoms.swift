internal import CGalley
internal import JSONText
internal import Pages
internal import Widgets

extension HostTable {
  /// The atoms, shorthand included, so that all packs read them alike.
  @unsafe
  static func installAtoms(_ table: inout galley_host) {
    unsafe table.text = { context, parent, key, flags, result in
      unsafe HostTable.atom(context, parent, key, flags, .text, result) {
        (document, node, notes) throws(FieldError) in
        unsafe galley_text(try TextAtom.decode(at: node, in: document, notes: &notes), in: document)
      }
    }
    unsafe table.color = { context, parent, key, flags, result in
      unsafe HostTable.color(context, parent, key, flags, result)
    }
    unsafe table.image = { context, parent, key, flags, result in
      unsafe HostTable.atom(context, parent, key, flags, .image, result) {
        (document, node, notes) throws(FieldError) in
        unsafe galley_image(
          try ImageAtom.decode(at: node, in: document, notes: &notes),
          in: document
        )
      }
    }
    unsafe table.icon = { context, parent, key, flags, result in
      unsafe HostTable.atom(context, parent, key, flags, .icon, result) {
        (document, node, notes) throws(FieldError) in
        unsafe galley_icon(try IconAtom.decode(at: node, in: document, notes: &notes), in: document)
      }
    }
    unsafe table.button = { context, parent, key, flags, result in
      unsafe HostTable.atom(context, parent, key, flags, .button, result) {
        (document, node, notes) throws(FieldError) in
        unsafe galley_button(
          try ButtonAtom.decode(at: node, in: document, notes: &notes),
          in: document
        )
      }
    }
    unsafe table.tag = { context, parent, key, flags, result in
      unsafe HostTable.atom(context, parent, key, flags, .tag, result) {
        (document, node, notes) throws(FieldError) in
        unsafe galley_tag(try TagAtom.decode(at: node, in: document, notes: &notes), in: document)
      }
    }
  }

  /// Reads an atom into a sized result, and reports what was defaulted in it.
  @unsafe
  @inline(__always)
  private static func atom<Value>(
    _ context: OpaquePointer?,
    _ parent: UInt64,
    _ key: galley_str,
    _ flags: UInt32,
    _ expected: FieldError.Expectation,
    _ result: UnsafeMutablePointer<Value>?,
    _ decode: (JSONDocument, JSONNode, inout FieldNotes) throws(FieldError) -> Value
  ) -> Int32 {
    unsafe HostTable.checked(context, parent, key, flags) {
      (reader, node, required) throws(FieldError) in
      guard let node = try reader.present(node, as: expected, required: required) else {
        return GALLEY_ABSENT
      }
      var notes = FieldNotes()
      let value = try decode(reader.document, node, &notes)
      unsafe activeCall.context?.takeUnretainedValue().report(notes)
      return unsafe SizedStruct.write(value, to: result) ? GALLEY_OK : GALLEY_BAD_ARGUMENT
    }
  }

  /// Reads a colour, whose struct never grows and so has no size.
  @unsafe
  private static func color(
    _ context: OpaquePointer?,
    _ parent: UInt64,
    _ key: galley_str,
    _ flags: UInt32,
    _ result: UnsafeMutablePointer<galley_color>?
  ) -> Int32 {
    unsafe HostTable.checked(context, parent, key, flags) {
      (reader, node, required) throws(FieldError) in
      guard let node = try reader.present(node, as: .color, required: required) else {
        return GALLEY_ABSENT
      }
      guard let result = unsafe result else { return GALLEY_BAD_ARGUMENT }
      var notes = FieldNotes()
      let atom = try ColorAtom.decode(at: node, in: reader.document, notes: &notes)
      unsafe activeCall.context?.takeUnretainedValue().report(notes)
      unsafe result.pointee = galley_color(atom, in: reader.document)
      return GALLEY_OK
    }
  }
}
