internal import JSONText

/// Reads manifests as tools write them, straight from a file's bytes: known keys, each once, and
/// strings without escapes.
///
/// It gives up on anything else, and then `PackManifestReader` reads the text, or tells what is
/// wrong with it. What this one takes, that one takes in just the same way.
struct PlainManifestReader {
  /// Longer ones are left to the other reader, which has a limit.
  private static let longest: UInt64 = 64 * 1024

  private var fields = PackManifestFields()
  /// The keys that have been read, by their places in `PackManifest.keys`.
  private var seen: UInt16 = 0

  /// Reads the text of a note.
  ///
  /// - Returns: nil where it isn't plain, or doesn't end with a NUL inside of the note.
  /// - Complexity: linear in the text, which is looked at once.
  static func fields(_ bytes: RawSpan, in note: ELFNotes.Place) -> PackManifestFields? {
    if note.count > longest || !bytes.holds(note.start, note.count) { return nil }
    return unsafe bytes.withUnsafeBytes { all in
      let range = Int(note.start)..<Int(note.start + note.count)
      return unsafe JSONPullReader.read(UnsafeRawBufferPointer(rebasing: all[range])) { text in
        var reader = PlainManifestReader()
        return reader.readManifest(&text) ? reader.fields : nil
      }
    }
  }

  private mutating func readManifest(_ text: inout JSONPullReader) -> Bool {
    guard text.take("{") else { return false }
    repeat {
      guard let key = takeKey(&text), readValue(ofKey: key, &text) else { return false }
    } while text.take(",")
    return text.take("}") && text.next() == 0
  }

  /// Takes a key that hasn't been read.
  private mutating func takeKey(_ text: inout JSONPullReader) -> Int? {
    for index in PackManifest.keys.indices where seen >> UInt16(index) & 1 == 0 {
      guard text.takeKey(PackManifest.keys[index]) else { continue }
      seen |= 1 << UInt16(index)
      return index
    }
    return nil
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
    guard text.take("[") else { return nil }
    var names: [String] = []
    if text.take("]") { return names }
    repeat {
      guard let name = text.string() else { return nil }
      names.append(name)
    } while text.take(",")
    return text.take("]") ? names : nil
  }

  private mutating func readWidgets(_ text: inout JSONPullReader) -> Bool {
    guard text.take("[") else { return false }
    if text.take("]") { return true }
    fields.widgets.reserve(16)
    repeat {
      guard readWidget(&text) else { return false }
    } while text.take(",")
    return text.take("]")
  }

  /// Reads a widget: its type, and its revision if it has one, in this order.
  private mutating func readWidget(_ text: inout JSONPullReader) -> Bool {
    guard text.take("{"), text.takeKey("type"), let type = unsafe text.unsafeString() else {
      return false
    }
    var revision: UInt32 = 0
    if text.take(",") {
      guard text.takeKey("revision"), let number = Self.number(&text, from: 0) else { return false }
      revision = number
    }
    unsafe fields.widgets.append(type, revision: revision)
    return text.take("}")
  }
}
