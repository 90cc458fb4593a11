internal import JSONText

/// Reads of fields that only say how something looks: a bad one is noted, and the default holds.
extension FieldReader {
  /// A value of one kind; nil where absent or null, and nil with a note for another kind.
  func value(
    _ value: JSONNode?,
    _ kind: JSONKind,
    as expected: FieldError.Expectation,
    _ notes: inout FieldNotes
  ) -> JSONNode? {
    guard let value, document.kind(value) != .null else { return nil }
    if document.kind(value) == kind { return value }
    notes.add(FieldError(expected, found: value))
    return nil
  }

  func flag(
    _ object: JSONNode,
    _ key: StaticString,
    default standard: Bool = false,
    _ notes: inout FieldNotes
  ) -> Bool {
    let value = value(document.member(object, key), .boolean, as: .boolean, &notes)
    return value.flatMap { document.boolean($0) } ?? standard
  }

  /// A number of points from 0 to `PointLimit.most`, clamped with a note; nil where absent.
  func points(_ value: JSONNode?, _ notes: inout FieldNotes) -> Float? {
    guard let value = self.value(value, .number, as: .number, &notes) else { return nil }
    let number = document.double(value) ?? .infinity
    let isNegative = document.isNegative(value)
    if number >= 0, number <= PointLimit.most { return Float(number) }
    notes.add(FieldError(.other("a number of points from 0 to 4096"), found: value))
    return isNegative ? 0 : Float(PointLimit.most)
  }

  /// A string, or nil, with a note for anything else but null.
  func word(_ object: JSONNode, _ key: StaticString, _ notes: inout FieldNotes) -> JSONNode? {
    value(document.member(object, key), .string, as: .string, &notes)
  }

  /// The place of a string among `words`; a note and nil where it is none of them.
  func choice(
    _ value: JSONNode?,
    of words: StaticPhrase,
    _ options: [StaticString],
    _ notes: inout FieldNotes
  ) -> Int? {
    guard let value, document.kind(value) != .null else { return nil }
    if document.kind(value) == .string {
      for (index, option) in options.enumerated() where document.string(value, is: option) {
        return index
      }
    }
    notes.add(FieldError(.oneOf(words), found: value))
    return nil
  }
}

/// How large distances may be.
enum PointLimit {
  /// 512 columns or 256 rows: more than any screen, too little to flood one.
  static let most = 4096.0
}
