extension JSONWriter {
  /// Writes a key and its string.
  package mutating func member(_ name: StaticString, _ value: String) {
    key(name)
    string(value)
  }

  /// Writes a key and its number.
  package mutating func member(_ name: StaticString, _ value: Int) {
    key(name)
    integer(value)
  }

  /// Writes a key and its truth value.
  package mutating func member(_ name: StaticString, _ value: Bool) {
    key(name)
    boolean(value)
  }

  /// Writes a key and its array of strings.
  package mutating func member(_ name: StaticString, _ values: [String]) {
    key(name)
    begin(.array)
    for value in values { string(value) }
    end(.array)
  }
}
