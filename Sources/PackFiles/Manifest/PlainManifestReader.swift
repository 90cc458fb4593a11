internal import JSONText

/// Reads manifests as tools write them, straight from a file's bytes: known keys, each once, and
/// strings without escapes.
///
/// It gives up on anything else, and then `PackManifestReader` reads the text, or tells what is
/// wrong with it. What this one takes, that one takes in just the same way.
struct PlainManifestReader: ~Copyable {
  /// Longer ones are left to the other reader, which has a limit.
  private static let longest: UInt64 = 64 * 1024

  private static let widgetKeys: [StaticString] = ["type", "revision"]

  private var fields = PackManifestFields()
  /// Where the names of widget types stand in the text.
  private var types: [PromisedTypes.Place] = []

  /// Reads the text of a note.
  ///
  /// - Returns: nil where it isn't plain, or doesn't end with a NUL inside of the note.
  /// - Complexity: linear in the text, which is looked at once.
  static func fields(_ bytes: RawSpan, in note: ELFNotes.Place) -> PackManifestFields? {
    if note.count > longest || !bytes.holds(note.start, note.count) { return nil }
    return unsafe bytes.withUnsafeBytes { all in
      let range = Int(note.start)..<Int(note.start + note.count)
      let bytes = unsafe UnsafeRawBufferPointer(rebasing: all[range])
      return unsafe JSONPullReader.read(bytes) { text in
        var reader = PlainManifestReader()
        guard reader.readManifest(&text) else { return nil }
        return unsafe reader.read(from: bytes)
      }
    }
  }

  private consuming func read(from text: UnsafeRawBufferPointer) -> PackManifestFields {
    if !types.isEmpty { unsafe fields.widgets = PromisedTypes(types, in: Array(text)) }
    return fields
  }

  private mutating func readManifest(_ text: inout JSONPullReader) -> Bool {
    text.object(PackManifest.keys) { readValue(ofKey: $1, &$0) } && text.next() == 0
  }

  private mutating func readValue(ofKey key: Int, _ text: inout JSONPullReader) -> Bool {
    switch key {
    case 0: Self.read(text.string(), into: &fields.id)
    case 1: Self.read(text.string(), into: &fields.version)
    case 2: Self.read(Self.number(&text, from: 1), into: &fields.abi)
    case 3: Self.read(Self.number(&text, from: 1), into: &fields.leastABI)
    case 4: readWidgets(&text)
    case 5: Self.read(Self.names(&text), into: &fields.overrides)
    case 6: Self.read(Self.names(&text), into: &fields.after)
    case 7: Self.read(Self.names(&text), into: &fields.requires)
    case 8: Self.read(text.string(), into: &fields.license)
    default: Self.read(text.string(), into: &fields.url)
    }
  }

  private static func read<Value>(_ value: Value?, into field: inout Value) -> Bool {
    guard let value else { return false }
    field = value
    return true
  }

  private static func read<Value>(_ value: Value?, into field: inout Value?) -> Bool {
    field = value
    return value != nil
  }

  private static func number(_ text: inout JSONPullReader, from least: Int64) -> UInt32? {
    guard let number = text.integer(), number >= least else { return nil }
    return UInt32(exactly: number)
  }

  private static func names(_ text: inout JSONPullReader) -> [String]? {
    var names: [String] = []
    let isRead = text.array { text in
      guard let name = text.string() else { return false }
      names.append(name)
      return true
    }
    return isRead ? names : nil
  }

  private mutating func readWidgets(_ text: inout JSONPullReader) -> Bool {
    types.reserveCapacity(16)
    return text.array { readWidget(&$0) }
  }

  private mutating func readWidget(_ text: inout JSONPullReader) -> Bool {
    var type: Range<Int>?
    var revision: UInt32 = 0
    let isRead = text.object(Self.widgetKeys) { text, key in
      if key == 1 { return Self.read(Self.number(&text, from: 0), into: &revision) }
      type = text.stringRange()
      return type != nil
    }
    guard isRead, let type else { return false }
    types.append(PromisedTypes.Place(type, revision: revision))
    return true
  }
}
