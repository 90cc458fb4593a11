internal import CGalley
internal import JSONText
internal import Widgets

extension HostTable {
  /// The quiet reads: absent in, absent out.
  @unsafe
  static func installContent(_ table: inout galley_host) {
    unsafe installNavigation(&table)
    unsafe installValues(&table)
  }

  @unsafe
  private static func installNavigation(_ table: inout galley_host) {
    unsafe table.data = { context in
      unsafe isActive(context) ? Handle.make(activeCall.data) : 0
    }
    unsafe table.widget = { context in
      unsafe isActive(context) ? Handle.make(activeCall.widget) : 0
    }
    unsafe table.kind = { context, handle in
      unsafe reading(context, 0) { document in
        Handle.node(handle, in: document).map { UInt32(document.kind($0).rawValue) + 1 } ?? 0
      }
    }
    unsafe table.get = { context, handle, key in
      unsafe reading(context, 0) { document in
        unsafe Handle.make(
          HostTable.member(key, of: Handle.node(handle, in: document), in: document)
        )
      }
    }
    unsafe table.at = { context, handle, index in
      unsafe reading(context, 0) { document in
        guard let node = Handle.node(handle, in: document) else { return 0 }
        return unsafe Handle.make(activeCall.cursor?.element(of: node, at: index, in: document))
      }
    }
    unsafe table.count = { context, handle in
      unsafe reading(context, 0) { document in
        Handle.node(handle, in: document).map { document.count($0) } ?? 0
      }
    }
    unsafe table.key_at = { context, handle, index in
      unsafe reading(context, .empty) { document in
        guard let node = Handle.node(handle, in: document) else { return unsafe .empty }
        return unsafe galley_str(
          activeCall.cursor?.key(of: node, at: index, in: document),
          in: document
        )
      }
    }
  }

  @unsafe
  private static func installValues(_ table: inout galley_host) {
    unsafe table.string = { context, handle, result in
      unsafe HostTable.value(context, handle, result) { document, node in
        unsafe document.unsafeUTF8(node).map { unsafe galley_str($0) }
      }
    }
    unsafe table.number = { context, handle, result in
      unsafe HostTable.value(context, handle, result) { $0.double($1) }
    }
    unsafe table.int64 = { context, handle, result in
      unsafe HostTable.value(context, handle, result) { $0.int64($1) }
    }
    unsafe table.boolean = { context, handle, result in
      unsafe HostTable.value(context, handle, result) { $0.boolean($1).map { $0 ? 1 : 0 } }
    }
    unsafe table.raw = { context, handle in
      unsafe reading(context, .empty) { document in
        unsafe galley_str(Handle.node(handle, in: document).map { unsafe document.unsafeRaw($0) })
      }
    }
  }

  /// A member of an object, written down where reads are.
  @unsafe
  @inline(__always)
  static func member(
    _ key: galley_str,
    of object: JSONNode?,
    in document: JSONDocument
  ) -> JSONNode? {
    guard let object else { return nil }
    let node = unsafe document.member(object, unsafeKey: key.bytes)
    if unsafe activeCall.recordsReads {
      unsafe activeCall.context?.takeUnretainedValue().record(
        node.map { ReadLog.Read.content($0) } ?? .absent(object, key: key.text)
      )
    }
    return node
  }

  @unsafe
  @inline(__always)
  private static func value<Value>(
    _ context: OpaquePointer?,
    _ handle: UInt64,
    _ result: UnsafeMutablePointer<Value>?,
    _ read: (JSONDocument, JSONNode) -> Value?
  ) -> Int32 {
    unsafe reading(context, GALLEY_WRONG_PHASE) { document in
      guard let result = unsafe result else { return GALLEY_BAD_ARGUMENT }
      guard let node = Handle.node(handle, in: document),
        let value = read(document, node)
      else { return GALLEY_ABSENT }
      unsafe result.pointee = value
      return GALLEY_OK
    }
  }
}
