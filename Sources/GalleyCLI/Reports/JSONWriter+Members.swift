internal import JSONText

extension JSONWriter {
  /// Writes a key and its string.
  mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes a key and its number.
  mutating func member(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  /// Writes a key and its truth value.
  mutating func member(_ name: String, _ value: Bool) {
    key(name)
    boolean(value)
  }

  /// Writes a key and its array of strings.
  mutating func member(_ name: String, _ values: [String]) {
    key(name)
    begin(.array)
    for value in values { string(value) }
    end(.array)
  }
}
