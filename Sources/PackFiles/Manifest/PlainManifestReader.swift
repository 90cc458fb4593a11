/// Reads manifests as tools write them, straight from a file's bytes: known keys, each once, and
/// plain text.
///
/// It gives up on anything else, and then `PackManifestReader` reads the text, or tells what is
/// wrong with it. What this one takes, that one takes in just the same way.
struct PlainManifestReader {
  /// Longer ones are left to the other reader, which has a limit.
  private static let longest: UInt64 = 64 * 1024

  private static let keys = [
    PlainJSONKey("\"id\""), PlainJSONKey("\"version\""), PlainJSONKey("\"abi\""),
    PlainJSONKey("\"widgets\""), PlainJSONKey("\"min_abi\""), PlainJSONKey("\"overrides\""),
    PlainJSONKey("\"after\""), PlainJSONKey("\"requires\""), PlainJSONKey("\"license\""),
    PlainJSONKey("\"url\""),
  ]
  private static let type = PlainJSONKey("\"type\"")
  private static let revision = PlainJSONKey("\"revision\"")

  private var text: PlainJSONCursor
  private var fields = PackManifestFields()
  /// The keys that have been read, by their places in `keys`.
  private var seen: UInt16 = 0

  /// Reads the text of a note.
  ///
  /// - Returns: nil where it isn't plain, or doesn't end with a NUL inside of the note.
  /// - Complexity: linear in the text, which is looked at once.
  static func fields(_ bytes: RawSpan, in note: ELFNotes.Place) -> PackManifestFields? {
    if note.count > longest { return nil }
    var reader = PlainManifestReader(text: PlainJSONCursor(at: note.start))
    guard reader.readManifest(bytes), reader.text.offset < note.start + note.count else {
      return nil
    }
    return reader.fields
  }

  private init(text: PlainJSONCursor) {
    self.text = text
  }

  private mutating func readManifest(_ bytes: RawSpan) -> Bool {
    guard text.take("{", bytes) else { return false }
    repeat {
      guard let key = takeKey(bytes), readValue(ofKey: key, bytes) else { return false }
    } while text.take(",", bytes)
    return text.take("}", bytes) && text.next(bytes) == 0
  }

  /// Takes a key that hasn't been read.
  private mutating func takeKey(_ bytes: RawSpan) -> Int? {
    for index in PlainManifestReader.keys.indices
    where seen >> UInt16(index) & 1 == 0 && text.takeKey(PlainManifestReader.keys[index], bytes) {
      seen |= 1 << UInt16(index)
      return index
    }
    return nil
  }

  private mutating func readValue(ofKey key: Int, _ bytes: RawSpan) -> Bool {
    switch key {
    case 0: return text.take(&fields.id, bytes)
    case 1: return text.take(&fields.version, bytes)
    case 2: return text.take(&fields.abi, from: 1, bytes)
    case 3: return readWidgets(bytes)
    case 4: return text.take(&fields.leastABI, from: 1, bytes)
    case 5: return text.take(&fields.overrides, bytes)
    case 6: return text.take(&fields.after, bytes)
    case 7: return text.take(&fields.requires, bytes)
    default: return readNotice(ofKey: key, bytes)
    }
  }

  /// Reads what is for people.
  private mutating func readNotice(ofKey key: Int, _ bytes: RawSpan) -> Bool {
    var notice = ""
    guard text.take(&notice, bytes) else { return false }
    if key == 8 { fields.license = notice } else { fields.url = notice }
    return true
  }

  private mutating func readWidgets(_ bytes: RawSpan) -> Bool {
    guard text.take("[", bytes) else { return false }
    if text.take("]", bytes) { return true }
    fields.widgets.reserve(16)
    repeat {
      guard readWidget(bytes) else { return false }
    } while text.take(",", bytes)
    return text.take("]", bytes)
  }

  /// Reads a widget: its type, and its revision if it has one, in this order.
  private mutating func readWidget(_ bytes: RawSpan) -> Bool {
    guard text.take("{", bytes), text.takeKey(PlainManifestReader.type, bytes),
      let type = text.takeString(bytes)
    else { return false }
    var revision: UInt32 = 0
    if text.take(",", bytes) {
      guard text.takeKey(PlainManifestReader.revision, bytes),
        text.take(&revision, from: 0, bytes)
      else {
        return false
      }
    }
    fields.widgets.append(bytes, type, revision: revision)
    return text.take("}", bytes)
  }
}
