internal import JSONText
internal import PackHost
internal import Pages

extension PackListing {
  /// The packs as `{"packs": […]}`, in load order, on one line.
  ///
  /// Each pack: `order`, `id`, `version` (left out where there is none), `status` (`loaded`,
  /// `refused` or `duplicate`; `found` where files are only read), `reason` of a refusal, `duplicate_of` the order of the same file,
  /// `types`, `origin`, `file`, `notes`, `faults` (what it did to its process while it was loaded;
  /// left out where there is nothing).
  static func json(_ packs: [PackReport]) -> [UInt8] {
    var writer = JSONWriter()
    writer.begin(.object)
    writer.key("packs")
    writer.begin(.array)
    for pack in packs { write(pack, to: &writer) }
    writer.end(.array)
    writer.end(.object)
    writer.newline()
    return writer.bytes
  }

  private static func write(_ pack: PackReport, to writer: inout JSONWriter) {
    writer.begin(.object)
    writer.member("order", pack.order)
    writer.member("id", pack.id)
    if !pack.version.isEmpty { writer.member("version", pack.version) }
    write(pack.status, to: &writer)
    writer.key("types")
    writer.begin(.array)
    for type in pack.types { write(type, to: &writer) }
    writer.end(.array)
    writer.member("origin", pack.origin)
    writer.member("file", pack.file)
    writer.member("notes", pack.notes)
    if !pack.faults.isEmpty { writer.member("faults", pack.faults) }
    writer.end(.object)
  }

  private static func write(_ status: PackReport.Status, to writer: inout JSONWriter) {
    writer.member("status", status.word)
    switch status {
    case .found, .loaded: break
    case .refused(let reason): writer.member("reason", reason)
    case .duplicate(let order): writer.member("duplicate_of", order)
    }
  }

  private static func write(_ type: RegisteredType, to writer: inout JSONWriter) {
    writer.begin(.object)
    writer.member("name", printable: type.rawName)
    writer.member("summary", printable: type.rawSummary)
    writer.member("revision", Int(type.revision))
    writer.member("declared_override", type.isDeclaredOverride)
    writer.end(.object)
  }
}

extension JSONWriter {
  /// Writes a key and a text made printable, which it mostly is as it stands.
  fileprivate mutating func member(_ key: StaticString, printable text: ArraySlice<UInt8>) {
    if QuotedText.isPlain(text.span) {
      member(key, text.span)
    } else {
      member(key, QuotedText.escaped(String(decoding: text, as: UTF8.self)))
    }
  }
}
