internal import CGalley
internal import JSONText
internal import Pages
internal import Widgets

extension HostTable {
  /// The reads that say what is wrong with a field.
  @unsafe
  static func installCheckedReads(_ table: inout galley_host) {
    unsafe table.read_string = { context, parent, key, flags, result in
      unsafe HostTable.field(context, parent, key, flags, result) {
        (reader, node, required) throws(FieldError) in
        unsafe try reader.string(node, required: required).map {
          unsafe galley_str($0, in: reader.document)
        }
      }
    }
    unsafe table.read_number = { context, parent, key, flags, result in
      unsafe HostTable.field(context, parent, key, flags, result) {
        (reader, node, required) throws(FieldError) in
        try reader.number(node, required: required)
      }
    }
    unsafe table.read_int64 = { context, parent, key, flags, result in
      unsafe HostTable.field(context, parent, key, flags, result) {
        (reader, node, required) throws(FieldError) in
        try reader.int64(node, required: required)
      }
    }
    unsafe table.read_boolean = { context, parent, key, flags, result in
      unsafe HostTable.field(context, parent, key, flags, result) {
        (reader, node, required) throws(FieldError) in
        try reader.boolean(node, required: required).map { $0 ? 1 : 0 }
      }
    }
    unsafe table.read_array = { context, parent, key, flags, result in
      unsafe HostTable.field(context, parent, key, flags, result) {
        (reader, node, required) throws(FieldError) in
        try reader.array(node, required: required).map { Handle.make($0) }
      }
    }
    unsafe table.read_object = { context, parent, key, flags, result in
      unsafe HostTable.field(context, parent, key, flags, result) {
        (reader, node, required) throws(FieldError) in
        try reader.object(node, required: required).map { Handle.make($0) }
      }
    }
  }

  /// Reads a field into a result that has no size of its own.
  @unsafe
  @inline(__always)
  private static func field<Value>(
    _ context: OpaquePointer?,
    _ parent: UInt64,
    _ key: galley_str,
    _ flags: UInt32,
    _ result: UnsafeMutablePointer<Value>?,
    _ read: (FieldReader, JSONNode?, Bool) throws(FieldError) -> Value?
  ) -> Int32 {
    unsafe HostTable.checked(context, parent, key, flags) {
      (reader, node, required) throws(FieldError) in
      guard let value = try read(reader, node, required) else { return GALLEY_ABSENT }
      guard let result = unsafe result else { return GALLEY_BAD_ARGUMENT }
      unsafe result.pointee = value
      return GALLEY_OK
    }
  }

  /// Runs a read of the field that a parent and a key name, and notes what it throws.
  @unsafe
  @inline(__always)
  static func checked(
    _ context: OpaquePointer?,
    _ parent: UInt64,
    _ key: galley_str,
    _ flags: UInt32,
    _ read: (FieldReader, JSONNode?, Bool) throws(FieldError) -> Int32
  ) -> Int32 {
    unsafe reading(context, GALLEY_WRONG_PHASE) { document in
      let parent = Handle.node(parent, in: document)
      let node = unsafe key.len == 0 ? parent : HostTable.member(key, of: parent, in: document)
      do throws(FieldError) {
        return try read(FieldReader(document), node, flags & GALLEY_REQUIRED != 0)
      } catch {
        var error = error
        if error.node == nil, error.parent == nil {
          error.parent = unsafe parent ?? activeCall.data ?? activeCall.widget
          error.key = unsafe parent == nil && activeCall.data == nil ? "data" : key.text
        }
        unsafe activeCall.context?.takeUnretainedValue().fail(.field(error))
        return GALLEY_MALFORMED
      }
    }
  }
}
